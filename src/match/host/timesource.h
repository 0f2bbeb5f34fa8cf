// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QDateTime>

#include <optional>

namespace kagetsu::host {

// The source of time for the pages: the computer's monotonic clock in the program, a clock set by hand in tests.
class TimeSource
{
public:
    virtual ~TimeSource() = default;

    // Returns the current moment, which never runs backwards; its zero has no meaning.
    virtual clock::Moment now() const = 0;
    // Returns the wall time, for people and file names only; it may jump.
    virtual QDateTime wall() const = 0;
    // Returns how long the computer has slept in total, which now() does not count; always zero if the system does not
    // say.
    virtual clock::Duration slept() const = 0;
    // Returns when the tap or key that the program is handling was made, on the axis of now() and never later than
    // now(). A busy program sees input late, but what a player did counts from the moment it was done. Returns nothing
    // while no input is being handled.
    virtual std::optional<clock::Moment> handAt() const { return std::nullopt; }
};

} // namespace kagetsu::host
