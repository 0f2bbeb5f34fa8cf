// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

namespace kagetsu::clock {

// What the shown time belongs to: the main time, or what follows once it is used up. Five seconds of the one look like
// five seconds of the other but mean something else.
struct Phase
{
    enum class Kind : std::uint8_t {
        Main,
        Period, // a byo-yomi period
        Block, // a block of Canadian overtime
        Unit, // a unit of a bank; the free beginning of a turn is Main
    };
    Kind kind = Kind::Main;
    int number = 0; // number of the running period or unit, from 1; 0 for other kinds
    int all = 0; // the least number of periods or units there are

    bool isMain() const { return kind == Kind::Main; }

    friend bool operator==(const Phase &, const Phase &) = default;
};

Phase phaseOf(const Reading &reading, const TimeControl &control);

} // namespace kagetsu::clock
