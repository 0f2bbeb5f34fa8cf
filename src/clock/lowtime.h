// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// Low time is judged by what the face shows: the main time, once that is used up the running period, and beside them
// the per-move limit (clock-and-refereeing.md 2.2, `low_time` of 2).

// The lowest mark that one of the shown times stands at or below; nothing when there is none, or no time to run out of.
std::optional<Duration> lowTimeMark(const TimeControl &control, const Reading &reading);

// The lowest mark that one of the shown times has come down to between two readings of one seat, the earlier one first:
// one warning per crossing. A time that begins at a mark or below has not crossed it. Nothing once the flag has fallen.
std::optional<Duration> crossedLowTime(const TimeControl &control, const Reading &before, const Reading &after);

} // namespace kagetsu::clock
