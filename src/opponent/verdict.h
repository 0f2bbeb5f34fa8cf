// SPDX-License-Identifier: MIT
#pragma once

#include "opponent/want.h"

namespace kagetsu::opponent {

// What becomes of what the engine has said (opponent.md#choices-in-openings). A worth is that of the side to move; a
// win is more than any number an engine has for a position without one.

inline constexpr int SurelyWon = 1'000'000;

// Of each way, in their order. Of equal ones the first.
const Way &chosen(const Weigh &weigh, const std::vector<int> &worths);

// The first of the ranking that is allowed; without one the allowed point that is nearest to the middle of the stones.
rules::Point chosen(const Rank &rank, const std::vector<rules::Point> &ranking);

// One more fifth move for each step by which Black is ahead.
int chosen(const WeighNumber &wanted, int worth);

} // namespace kagetsu::opponent
