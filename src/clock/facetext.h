// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clockstate.h"
#include "clock/timecontrol.h"

#include <string>

namespace kagetsu::clock {

// The time below which tenths of a second are shown; always whole seconds.
constexpr Duration NoTenths { 0 };
constexpr Duration UsualTenths = 10 * Second;

// Returns the time that a face shows large: without stages the limit of the move is all there is.
Duration largeTime(const Reading &reading, const TimeControl &control);

// Returns the digits of a clock face, rounded up so that 0:00 is never shown before the flag falls
// (clock.md#how-time-is-counted): "14:32", "1:02:03", and "0:09.4" if less than `tenthsBelow` is shown; "-0:07" on a
// clock that goes on after its flag. The text has no words and is the same in every language.
std::string faceText(Duration left, Duration tenthsBelow = NoTenths);

// Returns how much time must pass until faceText() gives other digits, that is, when a running clock must be painted
// next.
Duration untilFaceChanges(Duration left, Duration tenthsBelow = NoTenths);

} // namespace kagetsu::clock
