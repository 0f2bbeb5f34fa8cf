// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QTimer>

#include <chrono>
#include <utility>

namespace kagetsu::host {

// Runs `what`, which a timer does to a match. A timer that wakes late shows that the program was held up, so taps and
// keys of that time may still be on their way; they were earlier and come first.
template <class What>
void afterInput(QObject *context, clock::Duration late, What what)
{
    using namespace std::chrono_literals;
    constexpr clock::Duration HeldUp = 20ms;
    constexpr std::chrono::milliseconds OnTheirWay = 15ms;
    if (late < HeldUp)
        what();
    else
        QTimer::singleShot(OnTheirWay, Qt::PreciseTimer, context, std::move(what));
}

} // namespace kagetsu::host
