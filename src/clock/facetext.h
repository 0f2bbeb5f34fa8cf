// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <string>

namespace kagetsu::clock {

// Where the tenths of a second begin to be shown; whole seconds.
constexpr Duration NoTenths { 0 };
constexpr Duration UsualTenths = 10 * Second;

// The digits of a clock face, rounded up so that 0:00 is never seen before expiry (clock.md#how-time-is-counted):
// "14:32", "1:02:03", and "0:09.4" while less is shown than from where on there are tenths; "-0:07" on a clock that
// goes on after its flag. No words, the same in every language.
std::string faceText(Duration left, Duration tenthsBelow = NoTenths);

// How much must pass before faceText gives other digits: when to paint next, while the clock runs.
Duration untilFaceChanges(Duration left, Duration tenthsBelow = NoTenths);

} // namespace kagetsu::clock
