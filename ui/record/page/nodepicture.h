// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/line.h"
#include "record/search/positionindex.h"
#include "rules/ruleset.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// Makes the board for a node of a record: stones, numbers, next moves, labels, marks, arrows and fifth moves. The page
// adds the view and the signs of forbidden points.
struct NodePicture
{
    const record::GameTree &tree;
    const document::Line &line;
    std::optional<rules::Rule> rule; // for winning rows
    bool numbers = true;
    bool nextMoves = true;
    // Stones that lead into other branches.
    std::vector<record::KnownStone> known {};

    BoardPicture make() const;
};

} // namespace kagetsu::ui
