// SPDX-License-Identifier: MIT
#pragma once

#include "engine/seat/want.h"

namespace kagetsu::engineseat {

// Decisions that follow from what the engine answered (engine-seat.md#choices-in-openings). A worth is that of the side
// to move. A win is worth more than any number that an engine gives to a position without one.

inline constexpr int SurelyWon = 1'000'000;

// Returns the best way. `worths` has one worth for each way, in the same order. Of equally good ways, the first is
// chosen.
const Way &chosen(const Weigh &weigh, const std::vector<int> &worths);

// Returns the first allowed point of the ranking. If there is none, returns the allowed point nearest to the middle of
// the stones.
rules::Point chosen(const Rank &rank, const std::vector<rules::Point> &ranking);

// Returns how many fifth moves to declare: one more for each step by which Black is ahead.
int chosen(const WeighNumber &wanted, int worth);

} // namespace kagetsu::engineseat
