// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// Low time is judged by what the face shows: the main time, once that is used up the running period, and beside them
// the per-move limit (clock.md#low-time).

// The lowest mark that one of the shown times has come down to between two readings of one seat, the earlier one first:
// one warning per crossing. A time that begins at a mark or below has not crossed it. Nothing once the flag has fallen.
std::optional<Duration> crossedLowTime(const TimeControl &control, const Reading &before, const Reading &after);

// Whether one of the shown times is short by the measure of its own control: at or below a tenth of what it began with,
// but at least ten seconds and at most a minute of it, and never more than a third. A game of one minute does not begin
// short of time. For the colour of a face; announcements follow the marks.
bool isShortOfTime(const TimeControl &control, const Reading &reading);

} // namespace kagetsu::clock
