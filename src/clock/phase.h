// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// What the time that a face shows is of: the main time, or what comes when it is used up. Five seconds of the one look
// like five seconds of the other, and mean something else.
struct Phase
{
    enum class Kind : std::uint8_t {
        Main,
        Period, // of byo-yomi
        Block, // of Canadian overtime
        Unit, // of a bank; its free beginning of a turn is Main
    };
    Kind kind = Kind::Main;
    int number = 0; // the one that runs, from 1; only of periods and units
    int all = 0; // how many there are at least

    bool isMain() const { return kind == Kind::Main; }

    friend bool operator==(const Phase &, const Phase &) = default;
};

Phase phaseOf(const Reading &reading, const TimeControl &control);

} // namespace kagetsu::clock
