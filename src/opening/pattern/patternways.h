// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

#include <vector>

namespace kagetsu::opening {

// A way for the seat to act to lay a whole pattern now.
struct PatternWay
{
    const Pattern *pattern = nullptr;
    PatternStones stones; // all three stones, including those already on the board
    std::vector<rules::Point> missing; // the stones to place, in order

    friend bool operator==(const PatternWay &, const PatternWay &) = default;
};

// Returns one way for each of possiblePatterns() if the seat to act lays every missing stone and nothing else is asked
// in between. If the stones on the board leave several views of a pattern, the first of rules::AllSymmetries is used,
// so on an empty board patterns are oriented as in the catalogue.
std::vector<PatternWay> patternWays(const Opening &opening);

} // namespace kagetsu::opening
