// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"
#include "match/timestamp.h"

#include <variant>

namespace kagetsu::match {

// What the machine that keeps the clocks reports of itself (clock.md#the-machine). Nobody's deed: it is written down
// whatever the game allows.

// The machine slept while a clock ran. No time has passed on the clocks; they stand until it is decided whether the gap
// counts.
struct Slept
{
    clock::Duration gap { 0 };
    WallTime before; // the last that was known, up to a second before it fell asleep
    WallTime after;
    friend bool operator==(const Slept &, const Slept &) = default;
};

// Somebody set the date or the time of day while a clock ran. It changes no time of the game.
struct WallChanged
{
    clock::Duration by { 0 }; // negative: set back
    WallTime after;
    friend bool operator==(const WallChanged &, const WallChanged &) = default;
};

// With little time left on the clock of this seat the program did not answer for so long, or a little longer.
struct Stalled
{
    Seat seat = Seat::A;
    clock::Duration length { 0 };
    friend bool operator==(const Stalled &, const Stalled &) = default;
};

// An announcement was made: it was due at `what.at`, and heard or seen by `what.means` at the event's own moment.
struct Announced
{
    clock::Announcement what;
    friend bool operator==(const Announced &, const Announced &) = default;
};

using DeviceReport = std::variant<Slept, WallChanged, Stalled, Announced>;

} // namespace kagetsu::match
