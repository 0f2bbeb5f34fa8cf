// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

#include <vector>

namespace kagetsu::review {

// What a stone that has just been played threatens (solver.md#v4).
struct PlayedFour
{
    bool isFour = false; // its side has a five-point now
    bool opponentMakesFive = false; // before it comes to that (solver.md#v5)
    // Of a four that the opponent does not overtake: his legal moves after which there is no five-point any more. None:
    // the four wins.
    std::vector<rules::Point> blocks {};

    bool wins() const { return isFour && !opponentMakesFive && blocks.empty(); }
};

// `after` has the stone of `side`, and the opponent is to move.
PlayedFour playedFour(const rules::Position &after, rules::Side side, const rules::RuleSet &rules);

} // namespace kagetsu::review
