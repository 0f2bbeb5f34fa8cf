// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QDateTime>

#include <optional>

namespace kagetsu::session {

// Where the pages learn what time it is: the machine's monotonic clock in the program, a hand-turned one in tests.
class TimeSource
{
public:
    virtual ~TimeSource() = default;

    // Never runs backwards; its zero means nothing.
    virtual clock::Moment now() const = 0;
    // For people and file names only; it may jump.
    virtual QDateTime wall() const = 0;
    // How long the machine has slept in all: now() does not count it. Always zero where the system does not tell.
    virtual clock::Duration slept() const = 0;
    // When the tap or the key was made that the program is dealing with, on the axis of now() and never after it. A
    // busy program sees input late; what a player did counts from when he did it. None while no input is dealt with.
    virtual std::optional<clock::Moment> handAt() const { return std::nullopt; }
};

} // namespace kagetsu::session
