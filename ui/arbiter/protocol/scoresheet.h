// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"
#include "rules/point.h"
#include "ui/print/paper/document.h"

#include <optional>
#include <string>

namespace kagetsu::ui {

// Holds what is known of a game before its moves are written by hand; an empty value becomes a line to write on.
struct ScoreSheet
{
    match::Occasion occasion;
    QString date; // as it is printed
    PerSeat<std::string> names; // seat A opens
    PerSeat<std::string> clubs;
    std::optional<Seat> black; // once the opening has settled the colours
    std::optional<rules::Rule> rule;
    std::string time; // in the text syntax
    int boardSize = rules::DefaultBoardSize;

    friend bool operator==(const ScoreSheet &, const ScoreSheet &) = default;
};

// Returns the sheet on which players or a scorer write down a game (match.md#recording): heading, 120 moves with
// their times, a board, the result and lines to sign on, all on one page. `language` is a code of catalogueCodes().
Document scoreSheetDocument(const ScoreSheet &sheet, const QString &language);

} // namespace kagetsu::ui
