// SPDX-License-Identifier: MIT
#pragma once

#include "opening/play/opening.h"

#include <vector>

namespace kagetsu::opening {

// A pattern that the seat to act can lay by itself now.
struct PatternWay
{
    const Pattern *pattern = nullptr;
    PatternStones stones; // all three, those that lie there already included
    std::vector<rules::Point> missing; // the ones to place, in order

    friend bool operator==(const PatternWay &, const PatternWay &) = default;
};

// One way for each of possiblePatterns(), as long as the seat to act lays every stone that is missing and nothing else
// is asked in between. Where the stones on the board leave several views of a pattern, the first of
// rules::AllSymmetries is taken: on an empty board patterns lie as in the catalogue.
std::vector<PatternWay> patternWays(const Opening &opening);

} // namespace kagetsu::opening
