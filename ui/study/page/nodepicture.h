// SPDX-License-Identifier: MIT
#pragma once

#include "document/line.h"
#include "record/search/positionindex.h"
#include "rules/ruleset.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// The board as a node of a record shows it: stones, numbers, the next moves, labels, marks, arrows and fifth moves. No
// view and no forbidden signs, which are the page's affair.
struct NodePicture
{
    const record::GameTree &tree;
    const document::Line &line;
    std::optional<rules::Rule> rule; // for the rows that win
    bool numbers = true;
    bool nextMoves = true;
    // Stones that lead into other branches.
    std::vector<record::KnownStone> known {};

    BoardPicture make() const;
};

} // namespace kagetsu::ui
