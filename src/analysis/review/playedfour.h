// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

#include <vector>

namespace kagetsu::review {

// The threat of a newly played stone (analysis.md#v4).
struct PlayedFour
{
    bool isFour = false; // True if its side now has a five-point
    bool opponentMakesFive = false; // True if the opponent can make a five first (analysis.md#v5)
    // If the opponent cannot make a five first: his legal moves after which no five-point is left. If there are none,
    // the four wins.
    std::vector<rules::Point> blocks {};

    bool wins() const { return isFour && !opponentMakesFive && blocks.empty(); }
};

// Examines the position `after`, which holds the new stone of `side`. The opponent is to move.
PlayedFour playedFour(const rules::Position &after, rules::Side side, const rules::RuleSet &rules);

} // namespace kagetsu::review
