// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "ui/paper/paperdialog.h"
#include "ui/review/gamereview.h"

namespace kagetsu::ui {

// A reviewed game, for a page to print.
struct ReviewSheet
{
    record::GameInfo info;
    GameReview review;

    friend bool operator==(const ReviewSheet &, const ReviewSheet &) = default;
};

// One page or two: who played and how it ended, the game with its numbers, what stands at each mark in a sentence, and
// small diagrams of the moments that mattered most. The same review gives the same document.
Document reviewDocument(const ReviewSheet &sheet, const QString &language);
// The same to look at, to print and to save.
Paper reviewPaper(const ReviewSheet &sheet);

} // namespace kagetsu::ui
