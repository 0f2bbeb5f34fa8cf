// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <string>

namespace kagetsu::clock {

// The digits of a clock face, rounded up so that 0:00 is never seen before expiry (clock.md#how-time-is-counted):
// "14:32", "1:02:03", and with tenths "0:09.4" while less than ten seconds are shown; "-0:07" on a clock that goes on
// after its flag. No words, the same in every language.
std::string faceText(Duration left, bool tenths);

// How much must pass before faceText gives other digits: when to paint next, while the clock runs.
Duration untilFaceChanges(Duration left, bool tenths);

} // namespace kagetsu::clock
