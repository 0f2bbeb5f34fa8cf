// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"
#include "engine/search.h"
#include "rules/position.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// Returns the position to send to an engine. Stones that are still on the board are in the order in which they were
// played; stones that were set up come before them.
engine::Position analysedPosition(const rules::Position &position, const std::vector<PlacedStone> &played,
    rules::Side toMove, const rules::RuleSet &rules);

// Returns the moves of a line up to the first one that cannot be played: engines are not trusted.
std::vector<rules::Point> playableMoves(const engine::Position &position, const std::vector<rules::Point> &moves);

// The marks of an analysis on the board: the numbered stones of one line, or the value of the first move of each.
struct AnalysisMarks
{
    struct FirstMove
    {
        rules::Point point;
        QString worth; // short; empty if it is unknown
        bool isBest = false;

        friend bool operator==(const FirstMove &, const FirstMove &) = default;
    };
    std::vector<PlacedStone> line {};
    std::vector<FirstMove> firstMoves {};

    bool isEmpty() const { return line.empty() && firstMoves.empty(); }
    // A line replaces all numbers and signs of the picture. The points must be on its board.
    void layOn(BoardPicture &picture) const;
    friend bool operator==(const AnalysisMarks &, const AnalysisMarks &) = default;
};

} // namespace kagetsu::ui
