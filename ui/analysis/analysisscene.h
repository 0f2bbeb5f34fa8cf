// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"
#include "engine/search.h"
#include "rules/position.h"
#include "ui/board/boardpicture.h"

namespace kagetsu::ui {

// A position as an engine is asked about it. Stones in the order they were played, as far as they lie there still;
// those that were set up come before them.
engine::Position analysedPosition(const rules::Position &position, const std::vector<PlacedStone> &played,
    rules::Side toMove, const rules::RuleSet &rules);

// The moves of a line up to the first one that cannot be played: engines are not believed.
std::vector<rules::Point> playableMoves(const engine::Position &position, const std::vector<rules::Point> &moves);

// What an analysis puts on the board: the numbered stones of one line, or what the first move of each is worth.
struct AnalysisMarks
{
    struct FirstMove
    {
        rules::Point point;
        QString worth; // a short name, empty where it is not told
        bool isBest = false;

        friend bool operator==(const FirstMove &, const FirstMove &) = default;
    };
    std::vector<PlacedStone> line {};
    std::vector<FirstMove> firstMoves {};

    bool isEmpty() const { return line.empty() && firstMoves.empty(); }
    // A line stands in place of all numbers and signs of the picture. The points must be on its board.
    void layOn(BoardPicture &picture) const;
    friend bool operator==(const AnalysisMarks &, const AnalysisMarks &) = default;
};

} // namespace kagetsu::ui
