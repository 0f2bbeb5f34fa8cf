// SPDX-License-Identifier: MIT
#pragma once

#include "clock/announcement.h"
#include "match/model/timestamp.h"

#include <variant>

namespace kagetsu::match {

// Reports of the computer that keeps the clocks, about itself (clock.md#the-machine). No person causes these events, so
// they are recorded whatever the game allows.

// The computer slept while a clock ran. No time has passed on the clocks; they stay stopped until it is decided whether
// the gap counts.
struct Slept
{
    clock::Duration gap { 0 };
    WallTime before; // the last time known, up to a second before it fell asleep
    WallTime after;
    friend bool operator==(const Slept &, const Slept &) = default;
};

// Somebody set the date or the time of day while a clock ran. No time of the game changes.
struct WallChanged
{
    clock::Duration by { 0 }; // negative: set back
    WallTime after;
    friend bool operator==(const WallChanged &, const WallChanged &) = default;
};

// The program did not answer for this long, or slightly longer, while this seat had little time left.
struct Stalled
{
    Seat seat = Seat::A;
    clock::Duration length { 0 };
    friend bool operator==(const Stalled &, const Stalled &) = default;
};

// An announcement was made: it was due at `what.at`, and was heard or seen by `what.means` at the moment of the event.
struct Announced
{
    clock::Announcement what;
    friend bool operator==(const Announced &, const Announced &) = default;
};

using DeviceReport = std::variant<Slept, WallChanged, Stalled, Announced>;

} // namespace kagetsu::match
