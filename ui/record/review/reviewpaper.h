// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/record/review/gamereview.h"

namespace kagetsu::ui {

// A reviewed game to print.
struct ReviewSheet
{
    record::GameInfo info;
    GameReview review;

    friend bool operator==(const ReviewSheet &, const ReviewSheet &) = default;
};

// Returns one or two pages: players and result, the game with its numbers, a sentence for each mark, and small diagrams
// of the most important moments. The same review gives the same document.
Document reviewDocument(const ReviewSheet &sheet, const QString &language);
// Returns the same to view, print and save.
Paper reviewPaper(const ReviewSheet &sheet);

} // namespace kagetsu::ui
