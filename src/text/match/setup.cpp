// SPDX-License-Identifier: MIT
#include "text/match/setup.h"

#include "clock/controltext.h"
#include "text/common/foreigntext.h"
#include "text/common/typed.h"

#include <QCoreApplication>
#include <QStringList>

#include <chrono>

namespace kagetsu::text {

namespace {

struct SetupWords
{
    Q_DECLARE_TR_FUNCTIONS(SetupWords)
};

struct NameWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};

QString mainText(const clock::MainStage &main)
{
    QString text = durationText(main.time);
    if (main.increment > clock::Duration { 0 }) {
        text = main.bonusBefore
            ? SetupWords::tr("%1, plus %2 for each move, including the first").arg(text, durationText(main.increment))
            : SetupWords::tr("%1, plus %2 after each move").arg(text, durationText(main.increment));
    }
    if (main.delay == clock::Duration { 0 })
        return text;
    const QString delay = durationText(main.delay);
    if (main.delayForm == clock::DelayForm::Us) {
        //: A time control with delay: the clock begins to count down only after the first seconds of a move.
        return SetupWords::tr("%1, with the first %2 of each move not counted").arg(text, delay);
    }
    //: A time control with Bronstein delay: the time used is given back after the move, up to a limit.
    return SetupWords::tr("%1, with up to %2 of the time used added back after each move").arg(text, delay);
}

// Returns what must be played within a stage; the last stage is repeated.
QString periodText(const clock::MainStage &main, bool isLast)
{
    const QString time = mainText(main);
    if (main.quota == 0)
        return time;
    if (isLast) {
        //: A time control: so many moves in a time, then the same again and again. %1 is the time.
        return SetupWords::tr("%n moves per %1", nullptr, main.quota).arg(time);
    }
    //: A part of a time control: so many moves must be made in this time. %1 is the time.
    return SetupWords::tr("%n moves in %1", nullptr, main.quota).arg(time);
}

QString blocksText(const clock::CanadianStage &canadian)
{
    const QString time = durationText(canadian.time);
    if (canadian.blocks.size() == 1) {
        const int moves = canadian.blocks.front();
        if (canadian.carry) {
            //: The end of a time control: blocks of moves, each with its own time (Canadian overtime with carry).
            return SetupWords::tr("then %n moves per %1, with unused time kept", nullptr, moves).arg(time);
        }
        //: The end of a time control: blocks of moves, each with its own time (Canadian overtime).
        return SetupWords::tr("then %n moves per %1", nullptr, moves).arg(time);
    }
    QStringList numbers;
    for (const int moves : canadian.blocks)
        numbers << QString::number(moves);
    const QString blocks = numbers.join(QLatin1Char('-'));
    if (canadian.carry) {
        //: %1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.
        return SetupWords::tr("then blocks of %1 moves in %2 each, with unused time kept").arg(blocks, time);
    }
    //: %1 is a list of numbers, 10-20-30: the blocks of moves grow. %2 is the time of each block.
    return SetupWords::tr("then blocks of %1 moves in %2 each").arg(blocks, time);
}

// Returns what happens when the limit per move is reached, if the game is not lost.
QString capPolicyText(const clock::TimeControl &control)
{
    switch (control.capPolicy) {
    case clock::CapPolicy::Lose: break;
    case clock::CapPolicy::TurnLost:
        //: A time control with a limit for every move: what happens when it is reached.
        return SetupWords::tr("exceeding the limit per move loses the turn");
    case clock::CapPolicy::Warn:
        //: A time control with a limit for every move: what happens when it is reached.
        return SetupWords::tr("exceeding the limit per move brings a warning and, the second time, loses the game");
    case clock::CapPolicy::Penalty:
        //: A time control with a limit for every move: what happens when it is reached. %1 is a time.
        return SetupWords::tr("exceeding the limit per move costs %1 of the time left")
            .arg(durationText(control.capPenalty));
    }
    return {};
}

QString capInOpeningText(const clock::TimeControl &control)
{
    if (control.capInOpening == clock::UsualCapInOpening)
        return {};
    if (control.capInOpening == 0) {
        //: A time control with a limit for every move.
        return SetupWords::tr("no limit per move for opening turns with several stones or an offer");
    }
    //: A time control with a limit for every move, which is so many times as long in some turns.
    return SetupWords::tr(
        "%n times the limit per move for opening turns with several stones or an offer", nullptr, control.capInOpening);
}

} // namespace

QString namelessText(Place place)
{
    //: Stands for the name of a player who gave none, also in the name of a file. Keep it short.
    return place == Place::First ? NameWords::tr("Player 1") : NameWords::tr("Player 2");
}

Names namesOf(const match::MatchSetup &setup)
{
    Names names { foreignText(setup.names.a), foreignText(setup.names.b) };
    if (names.a.trimmed().isEmpty())
        names.a = namelessText(Place::First);
    if (names.b.trimmed().isEmpty())
        names.b = namelessText(Place::Second);
    return names;
}

QString durationText(clock::Duration time)
{
    using namespace std::chrono;
    const auto h = duration_cast<hours>(time);
    const auto m = duration_cast<minutes>(time - h);
    const auto s = duration_cast<seconds>(time - h - m);
    const auto ms = time - h - m - s;
    QStringList parts;
    if (h.count() > 0)
        parts << SetupWords::tr("%n hours", nullptr, static_cast<int>(h.count()));
    if (m.count() > 0)
        parts << SetupWords::tr("%n minutes", nullptr, static_cast<int>(m.count()));
    if (ms.count() > 0)
        parts << SetupWords::tr("%1 seconds").arg(static_cast<double>((s + ms).count()) / 1000.0);
    else if (s.count() > 0 || parts.isEmpty())
        parts << SetupWords::tr("%n seconds", nullptr, static_cast<int>(s.count()));
    QString all = parts.takeFirst();
    for (const QString &part : parts) {
        //: Two parts of a length of time: "1 hour 30 minutes".
        all = SetupWords::tr("%1 %2").arg(all, part);
    }
    return all;
}

QString stageText(const clock::TimeControl &control, const clock::Stage &stage)
{
    const bool first = &stage == &control.stages.front();
    if (const auto *canadian = std::get_if<clock::CanadianStage>(&stage))
        return blocksText(*canadian);
    if (const auto *bank = std::get_if<clock::BankStage>(&stage)) {
        //: A time control with a bank of thinking time: units of time for the moves that take longer.
        return SetupWords::tr("%1 per move, and %n units of %2 for longer moves", nullptr, bank->units)
            .arg(durationText(bank->free), durationText(bank->unit));
    }
    if (const auto *main = std::get_if<clock::MainStage>(&stage))
        return periodText(*main, &stage == &control.stages.back());
    const auto &byoYomi = std::get<clock::ByoYomiStage>(stage);
    const QString period = durationText(byoYomi.period);
    if (byoYomi.periods == 1)
        //: A time control without main time, or its end.
        return first ? SetupWords::tr("%1 per move").arg(period) : SetupWords::tr("then %1 per move").arg(period);
    return first ? SetupWords::tr("%n periods of %1", nullptr, byoYomi.periods).arg(period)
                 : SetupWords::tr("then %n periods of %1", nullptr, byoYomi.periods).arg(period);
}

QString controlText(const clock::TimeControl &control)
{
    if (control.isUntimed())
        return SetupWords::tr("No time limit");
    QStringList parts;
    for (const clock::Stage &stage : control.stages)
        parts << stageText(control, stage);
    if (control.perMove) {
        const QString limit = durationText(*control.perMove);
        parts << (parts.isEmpty() ? SetupWords::tr("at most %1 per move").arg(limit)
                                  : SetupWords::tr("never more than %1 per move").arg(limit));
    }
    const QString policy = capPolicyText(control);
    if (!policy.isEmpty())
        parts << policy;
    const QString inOpening = capInOpeningText(control);
    if (!inOpening.isEmpty())
        parts << inOpening;
    if (control.hourglass) {
        //: A time control: an hourglass; what one player uses the other one gets.
        parts << SetupWords::tr("the time a player uses goes to the opponent");
    }
    if (control.nextStage == clock::NextStage::AtZero) {
        //: A time control of several times with moves to be made in each.
        parts << SetupWords::tr("time for the next moves is added only when the previous time has run out");
    }
    if (control.quotaUnit == clock::QuotaUnit::Presses) {
        //: A time control with moves to be made: what counts is how often the clock was pressed, not the stones.
        parts << SetupWords::tr("clock presses count as moves");
    }
    //: Between the parts of a time control.
    return parts.join(SetupWords::tr(", "));
}

QString shortControl(const clock::TimeControl &control)
{
    using namespace std::chrono;
    const auto *main = control.stages.size() == 1 ? std::get_if<clock::MainStage>(&control.stages.front()) : nullptr;
    clock::TimeControl plain = control;
    clock::MainStage stage;
    if (main) {
        stage.time = main->time;
        stage.increment = main->increment;
        stage.bonusBefore = main->bonusBefore;
    }
    plain.stages = { stage };
    plain.perMove.reset();
    plain.hourglass = false;
    const bool isShort = main && control == plain && stage.time % minutes(1) == clock::Duration { 0 }
        && stage.increment % seconds(1) == clock::Duration { 0 };
    if (!isShort)
        return shownTime(QString::fromStdString(clock::toText(control)));
    const bool isHours = stage.time % hours(1) == clock::Duration { 0 };
    //: A time on a button, in hours.
    const QString time = isHours ? SetupWords::tr("%1 h").arg(duration_cast<hours>(stage.time).count())
                                 //: A time on a button, in minutes.
                                 : SetupWords::tr("%1 min").arg(duration_cast<minutes>(stage.time).count());
    if (stage.increment == clock::Duration { 0 })
        return time;
    //: A time control on a button: %1 is the time, %2 the seconds that each move adds.
    return SetupWords::tr("%1 + %2 s").arg(time).arg(duration_cast<seconds>(stage.increment).count());
}

QString controlFaultText(const clock::ControlTextFault &fault)
{
    switch (fault.fault) {
    case clock::ControlFault::Empty: return SetupWords::tr("For example 15m, 15m+10s, 30m 3x30s, 15m/cap3m, inf");
    case clock::ControlFault::BadTime: return SetupWords::tr("Write a time as 15m, 90s, 2h or 15:00.");
    case clock::ControlFault::BadCount: return SetupWords::tr("Enter a whole number here.");
    case clock::ControlFault::Unknown: return SetupWords::tr("This is not a time control the program knows.");
    case clock::ControlFault::OutOfRange: return SetupWords::tr("Enter more than 0 and at most 1000 hours.");
    case clock::ControlFault::TrailingText: return SetupWords::tr("The text should end here.");
    }
    return {};
}

ChoiceWords wordsOf(match::FoulPolicy policy)
{
    switch (policy) {
    case match::FoulPolicy::Claim:
        return { SetupWords::tr("Must be claimed"),
            SetupWords::tr("Play continues unless the opponent makes a claim in time.") };
    case match::FoulPolicy::Auto:
        return { SetupWords::tr("Loses the game"), SetupWords::tr("A forbidden move loses at once.") };
    case match::FoulPolicy::Block:
        return { SetupWords::tr("Cannot be played"), SetupWords::tr("The program refuses forbidden moves.") };
    }
    return {};
}

ChoiceWords wordsOf(match::FivePolicy policy)
{
    switch (policy) {
    case match::FivePolicy::Auto:
        return { SetupWords::tr("Ends the game"), SetupWords::tr("Five in a row wins at once.") };
    case match::FivePolicy::Declare:
        return { SetupWords::tr("Must be declared"),
            SetupWords::tr("Five in a row wins when the player presses “Five”.") };
    }
    return {};
}

ChoiceWords wordsOf(match::FlagPolicy policy)
{
    switch (policy) {
    case match::FlagPolicy::AutoStop:
        return { SetupWords::tr("Must be claimed", "a fallen flag"),
            SetupWords::tr("Both clocks are stopped until the win on time is claimed.") };
    case match::FlagPolicy::AutoEnd:
        return { SetupWords::tr("Ends the game"), SetupWords::tr("A fallen flag loses at once.") };
    case match::FlagPolicy::Claim:
        return { SetupWords::tr("Players must notice it"),
            SetupWords::tr("The clocks and the game continue until a player claims the win on time.") };
    }
    return {};
}

QString bothFlagsText(match::BothFlags both)
{
    switch (both) {
    case match::BothFlags::Draw: return SetupWords::tr("A draw.");
    case match::BothFlags::FirstLoses: return SetupWords::tr("The player who ran out of time first loses.");
    case match::BothFlags::Continue: return SetupWords::tr("The game continues.");
    case match::BothFlags::BothLose: return SetupWords::tr("Both lose.");
    }
    return {};
}

ChoiceWords wordsOf(match::Hints hints)
{
    switch (hints) {
    case match::Hints::Off:
        return { SetupWords::tr("None"), SetupWords::tr("As in a match: nobody is told which points are forbidden.") };
    case match::Hints::AfterMove:
        return { SetupWords::tr("After the move"),
            SetupWords::tr("A forbidden stone is marked once it has been played.") };
    case match::Hints::Always:
        return { SetupWords::tr("Always"),
            SetupWords::tr("Forbidden points are shown before the move, as in a lesson.") };
    }
    return {};
}

ChoiceWords wordsOf(match::FalseClaim falseClaim)
{
    switch (falseClaim) {
    case match::FalseClaim::OpponentTime:
        return { SetupWords::tr("Extra time for the opponent"),
            SetupWords::tr("The opponent gets extra time. From the second wrong claim on, there is also a warning.") };
    case match::FalseClaim::ClaimantTime:
        return { SetupWords::tr("Claimant loses time"),
            SetupWords::tr("The claimant loses time. From the second wrong claim on, there is also a warning.") };
    case match::FalseClaim::TurnLost:
        return { SetupWords::tr("Loss of a turn"),
            SetupWords::tr("The claimant loses a turn. From the second wrong claim on, there is also a warning.") };
    case match::FalseClaim::Warning:
        return { SetupWords::tr("A warning"), SetupWords::tr("Each wrong claim brings a warning.") };
    case match::FalseClaim::None:
        return { SetupWords::tr("No penalty"), SetupWords::tr("A wrong claim has no consequences.") };
    }
    return {};
}

QString withdrawalText(match::Withdrawal withdrawal)
{
    switch (withdrawal) {
    case match::Withdrawal::WrongClaim: return SetupWords::tr("Same penalty as for a wrong claim.");
    case match::Withdrawal::Warning: return SetupWords::tr("Counts as a warning.");
    case match::Withdrawal::None: return SetupWords::tr("No penalty.");
    }
    return {};
}

} // namespace kagetsu::text
