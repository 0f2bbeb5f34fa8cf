// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"

#include <QTimer>

#include <chrono>
#include <utility>

namespace kagetsu::session {

// For what a timer does to a match: where it woke so late that the program must have been held up, taps and keys of
// that time may still be on their way. They were earlier, so they come first.
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

} // namespace kagetsu::session
