// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"
#include "result.h"

#include <string>
#include <string_view>

namespace kagetsu::clock {

enum class ControlFault : std::uint8_t {
    Empty,
    BadTime, // not a time such as 15m, 90s, 2h, 15:00
    BadCount, // not a whole number from 1 up
    Unknown, // a form that clock-and-refereeing.md 2.9 does not have
    NotOffered, // a form of 2.9 whose system the clock does not have yet
    OutOfRange, // more than 1000 hours, or nothing at all
    TrailingText,
};

struct ControlTextFault
{
    ControlFault fault = ControlFault::Unknown;
    int column = 0; // of the text, from 0: where the reader stopped understanding

    friend bool operator==(const ControlTextFault &, const ControlTextFault &) = default;
};

// The text syntax of clock-and-refereeing.md 2.9, for people and files: "15m", "15:00", "15m/cap3m", "135m+30s",
// "90m+30s!", "2h 5x60s", "2h(5)x60s", "inf".
Result<TimeControl, ControlTextFault> readControl(std::string_view text);
// The shortest text that readControl gives the same control for (low-time warnings are not part of it).
std::string toText(const TimeControl &control);

} // namespace kagetsu::clock
