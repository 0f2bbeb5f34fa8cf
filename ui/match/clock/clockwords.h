// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "ui/look/layout/page.h"

#include <QString>

#include <optional>

namespace kagetsu::ui {

// What a clock shows of a reading: the text of each part of a face, and when the next of them changes. Time that is
// left is rounded up, time that has passed down (clock.md#how-time-is-counted).

// The large digits, with tenths below so much. Without a limit it is the time used.
QString clockDigits(const clock::Reading &reading, const clock::TimeControl &control, clock::Duration tenthsBelow);
clock::Duration tenthsBelow(Tenths tenths);

// "this move 2:41"; nothing before the first.
QString turnText(const clock::Reading &reading);
// Its figures alone, where there is no room for the words.
QString turnFigures(const clock::Reading &reading);

// What the time is of once main time is used up ("period 2 of 3"), and what else limits the turn: the limit of the
// move, a delay, moves to be made, periods to come. Often nothing.
QString restText(const clock::Reading &reading, const clock::TimeControl &control);

// The part, 0 to 1, of what there was at the beginning of the turn that the turn has used.
qreal turnShare(const clock::Reading &reading, const clock::TimeControl &control);

// "12 moves"
QString counterText(int moves);

// At least 1 ms; nothing while the clock stands.
std::optional<clock::Duration> untilClockChanges(
    const clock::Reading &reading, const clock::TimeControl &control, clock::Duration tenthsBelow);

} // namespace kagetsu::ui
