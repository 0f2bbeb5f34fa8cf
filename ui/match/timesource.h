// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QDateTime>

namespace kagetsu::ui {

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
};

} // namespace kagetsu::ui
