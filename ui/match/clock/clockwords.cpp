// SPDX-License-Identifier: MIT
#include "ui/match/clock/clockwords.h"

#include "clock/facetext.h"
#include "text/match/phase.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace kagetsu::ui {

using namespace std::chrono_literals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ClockFace)
};

QString faceTime(clock::Duration time)
{
    return QString::fromStdString(clock::faceText(time));
}

// Time used is rounded down, time left is rounded up (clock.md#how-time-is-counted).
QString passedText(clock::Duration passed)
{
    return faceTime(std::chrono::floor<std::chrono::seconds>(passed));
}

clock::Duration periodLength(const clock::TimeControl &control)
{
    for (const clock::Stage &stage : control.stages) {
        if (const auto *byoYomi = std::get_if<clock::ByoYomiStage>(&stage))
            return byoYomi->period;
        if (const auto *bank = std::get_if<clock::BankStage>(&stage))
            return bank->unit;
    }
    return 0ms;
}

} // namespace

QString clockDigits(const clock::Reading &reading, const clock::TimeControl &control, clock::Duration tenthsBelow)
{
    if (reading.untimed)
        return passedText(reading.used);
    return QString::fromStdString(
        clock::faceText(clock::largeTime(reading, control), reading.flag ? clock::NoTenths : tenthsBelow));
}

clock::Duration tenthsBelow(Tenths tenths)
{
    switch (tenths) {
    case Tenths::Never: break;
    case Tenths::LastTen: return clock::UsualTenths;
    case Tenths::LastTwenty: return 2 * clock::UsualTenths;
    }
    return clock::NoTenths;
}

QString counterText(int moves)
{
    //: On a clock beside a real board: how often this player has pressed it so far.
    return Words::tr("%n moves", nullptr, moves);
}

QString turnText(const clock::Reading &reading)
{
    if (reading.turn == 0ms && !reading.running)
        return {};
    //: Under a clock: how long the player has been thinking about this move.
    return Words::tr("this move %1").arg(passedText(reading.turn));
}

QString turnFigures(const clock::Reading &reading)
{
    return turnText(reading).isEmpty() ? QString() : passedText(reading.turn);
}

QString restText(const clock::Reading &reading, const clock::TimeControl &control)
{
    const QString phase = text::phaseText(reading, control);
    if (reading.perMove && !control.stages.empty()) {
        //: Under a clock: what is left of the limit of a single move.
        const QString limit = Words::tr("limit %1").arg(faceTime(*reading.perMove));
        return phase.isEmpty() ? limit : phase + QStringLiteral(" · ") + limit;
    }
    if (!phase.isEmpty())
        return phase;
    if (reading.hasDelayBeside()) {
        //: Under a clock: what is left of the beginning of a move that is not counted (delay).
        return Words::tr("delay %1").arg(faceTime(*reading.delay));
    }
    if (reading.moves > 0) {
        //: Under a clock: how many moves must still be made in this stage of the main time.
        return Words::tr("moves to make: %1").arg(reading.moves);
    }
    if (reading.periods == 0)
        return {};
    //: Under a clock: how many reading periods (byo-yomi) or bank units of which length follow the time on it.
    return Words::tr("+ %1 × %2").arg(QString::number(reading.periods), faceTime(periodLength(control)));
}

qreal turnShare(const clock::Reading &reading, const clock::TimeControl &control)
{
    if (reading.untimed || reading.turn == 0ms)
        return 0;
    clock::Duration used = reading.turn;
    clock::Duration left = std::max(reading.main, clock::Duration(0)) + reading.delay.value_or(0ms);
    if (reading.period) {
        left = *reading.period;
        left = std::max(left, clock::Duration(0));
        used = std::clamp(periodLength(control) - left, 0ms, reading.turn);
    }
    if (reading.perMove && (control.stages.empty() || *reading.perMove < left)) {
        left = *reading.perMove;
        used = reading.turn;
    }
    return static_cast<qreal>(used.count()) / static_cast<qreal>(std::max<qint64>(1, (used + left).count()));
}

std::optional<clock::Duration> untilClockChanges(
    const clock::Reading &reading, const clock::TimeControl &control, clock::Duration tenthsBelow)
{
    if (!reading.running)
        return {};
    clock::Duration next = 1s - reading.turn % 1s;
    const auto consider = [&next](std::optional<clock::Duration> until) {
        if (until)
            next = std::min(next, *until);
    };
    if (reading.untimed)
        consider(1s - reading.used % 1s);
    else if (control.stages.empty())
        consider(clock::untilFaceChanges(reading.perMove.value_or(0ms), tenthsBelow));
    else
        consider(clock::untilFaceChanges(reading.shown, tenthsBelow));
    if (reading.delay)
        consider(clock::untilFaceChanges(*reading.delay));
    if (reading.perMove)
        consider(clock::untilFaceChanges(*reading.perMove));
    return std::max(next, clock::Duration(1));
}

} // namespace kagetsu::ui
