// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "ui/controls/layout/page.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// Texts of a clock face for a reading, and when the next of them changes. Time left is rounded up, time used is rounded
// down (clock.md#how-time-is-counted).

// Returns the large digits, with tenths when less than `tenthsBelow` is left. Without a time limit they show the time
// used.
QString clockDigits(const clock::Reading &reading, const clock::TimeControl &control, clock::Duration tenthsBelow);
// Returns the remaining time below which this setting shows tenths.
clock::Duration tenthsBelow(Tenths tenths);

// Returns the time of the current move, such as "this move 2:41"; empty before the first move.
QString turnText(const clock::Reading &reading);
// Returns the figures of turnText() alone, for places without room for the words.
QString turnFigures(const clock::Reading &reading);

// Describes the current period once main time is used up ("period 2 of 3"), and whatever else limits the turn: limit
// per move, delay, moves to be made, periods to come. Often empty.
QString restText(const clock::Reading &reading, const clock::TimeControl &control);

// Returns how much of the time available at the beginning of the turn has been used, from 0 to 1.
qreal turnShare(const clock::Reading &reading, const clock::TimeControl &control);

// Returns a text such as "12 moves".
QString counterText(int moves);

// Returns the time until the face changes, at least 1 ms; nothing while the clock is stopped.
std::optional<clock::Duration> untilClockChanges(
    const clock::Reading &reading, const clock::TimeControl &control, clock::Duration tenthsBelow);

} // namespace kagetsu::ui
