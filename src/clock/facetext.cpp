// SPDX-License-Identifier: MIT
#include "clock/facetext.h"

#include <cstdlib>

namespace kagetsu::clock {

namespace {

constexpr Duration Tenth(100);

Duration roundedUp(Duration time, Duration unit)
{
    // Integer division rounds towards zero, so for negative times the result is already rounded up.
    return (time > Duration::zero() ? time + unit - Duration(1) : time) / unit * unit;
}

bool showsTenths(Duration left, Duration tenthsBelow)
{
    return left >= Duration::zero() && left <= tenthsBelow - Tenth;
}

void appendTwoDigits(std::string &text, Duration::rep number)
{
    text += static_cast<char>('0' + number / 10);
    text += static_cast<char>('0' + number % 10);
}

} // namespace

Duration largeTime(const Reading &reading, const TimeControl &control)
{
    return control.stages.empty() ? reading.perMove.value_or(Duration::zero()) : reading.shown;
}

std::string faceText(Duration left, Duration tenthsBelow)
{
    const bool fine = showsTenths(left, tenthsBelow);
    const Duration shown = roundedUp(left, fine ? Tenth : Second);
    const auto seconds = std::abs(shown / Second);
    std::string text = shown < Duration::zero() ? "-" : "";
    if (seconds >= 3600) {
        text += std::to_string(seconds / 3600) + ':';
        appendTwoDigits(text, seconds / 60 % 60);
    } else {
        text += std::to_string(seconds / 60);
    }
    text += ':';
    appendTwoDigits(text, seconds % 60);
    if (fine) {
        text += '.';
        text += static_cast<char>('0' + shown / Tenth % 10);
    }
    return text;
}

Duration untilFaceChanges(Duration left, Duration tenthsBelow)
{
    if (left <= Duration::zero())
        return Second + left % Second; // to the next whole second further below zero
    const Duration unit = showsTenths(left, tenthsBelow) ? Tenth : Second;
    // The last second before tenths are shown is cut short: 0:10 turns into 0:09.9.
    const bool tenthsNext = unit == Second && left <= tenthsBelow;
    const Duration next = tenthsNext ? tenthsBelow - Tenth : roundedUp(left, unit) - unit;
    return left - next;
}

} // namespace kagetsu::clock
