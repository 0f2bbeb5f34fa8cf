// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// Low time is judged by what the face shows: the main time or, once that is used up, the running period, and also the
// per-move limit (clock.md#low-time).

// Returns the lowest mark that one of the shown times has reached between two readings of one seat, the earlier one
// given first; each crossing gives one warning. A time that begins at a mark or below it has not crossed it. Returns
// nothing once the flag has fallen.
std::optional<Duration> crossedLowTime(const TimeControl &control, const Reading &before, const Reading &after);

// Returns true if one of the shown times is short compared with its own control: at most a tenth of what it began with,
// but no less than ten seconds, no more than a minute, and never more than a third of it. So a game of one minute does
// not begin short of time. This decides the colour of a face; announcements follow the marks.
bool isShortOfTime(const TimeControl &control, const Reading &reading);

} // namespace kagetsu::clock
