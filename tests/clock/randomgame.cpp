// SPDX-License-Identifier: MIT
#include "randomgame.h"

#include "clock/controltext.h"

#include <ostream>

namespace kagetsu::clock {

namespace {

rc::Gen<Duration> timeUpTo(int from, int to)
{
    return rc::gen::map(rc::gen::inRange(from, to + 1), [](int ms) { return Duration(ms); });
}

template <class Value>
rc::Gen<std::optional<Value>> seldom(rc::Gen<Value> gen)
{
    return rc::gen::weightedOneOf<std::optional<Value>>({
        { 4, rc::gen::just(std::optional<Value>()) },
        { 1, rc::gen::map(std::move(gen), [](const Value &value) { return std::optional<Value>(value); }) },
    });
}

rc::Gen<Stage> mainStage(int longest)
{
    return rc::gen::exec([longest] {
        MainStage main;
        main.time = *timeUpTo(0, longest);
        if (*rc::gen::inRange(0, 2) == 1)
            main.increment = *timeUpTo(0, longest / 10 + 1);
        main.bonusBefore = *rc::gen::inRange(0, 3) == 0;
        main.maximum = *seldom(timeUpTo(1, longest * 2));
        if (const std::optional<Duration> delay = *seldom(timeUpTo(1, longest / 5 + 1))) {
            main.delay = *delay;
            main.delayForm = *rc::gen::element(DelayForm::Us, DelayForm::Bronstein);
        }
        main.quota = (*seldom(rc::gen::inRange(1, 5))).value_or(0);
        return Stage(main);
    });
}

rc::Gen<Stage> byoYomiStage(int longest, bool mayBeReserve)
{
    return rc::gen::exec([longest, mayBeReserve] {
        ByoYomiStage byoYomi;
        byoYomi.periods = *rc::gen::inRange(1, 6);
        byoYomi.period = *timeUpTo(1, longest / 5 + 1);
        byoYomi.reserve = mayBeReserve && *rc::gen::inRange(0, 3) == 0;
        return Stage(byoYomi);
    });
}

rc::Gen<Stage> canadianStage(int longest)
{
    return rc::gen::exec([longest] {
        CanadianStage canadian;
        canadian.blocks = *rc::gen::container<std::vector<int>>(
            static_cast<std::size_t>(*rc::gen::inRange(1, 4)), rc::gen::inRange(1, 5));
        canadian.time = *timeUpTo(1, longest);
        canadian.carry = *rc::gen::arbitrary<bool>();
        return Stage(canadian);
    });
}

rc::Gen<Stage> bankStage(int longest)
{
    return rc::gen::exec([longest] {
        BankStage bank;
        bank.free = *timeUpTo(1, longest / 5 + 1);
        bank.units = *rc::gen::inRange(1, 6);
        bank.unit = *timeUpTo(1, longest / 5 + 1);
        return Stage(bank);
    });
}

rc::Gen<TimeControl> controlUpTo(int longest)
{
    const rc::Gen<TimeControl> control = rc::gen::exec([longest] {
        TimeControl made;
        const int stages = *rc::gen::weightedElement<int>({ { 1, 0 }, { 6, 1 }, { 6, 2 }, { 2, 3 } });
        bool afterMain = false;
        for (int i = 0; i < stages; ++i) {
            const bool isMain = *rc::gen::inRange(0, i == 0 ? 5 : 3) > (i == 0 ? 0 : 1);
            made.stages.push_back(isMain ? *mainStage(longest) : *byoYomiStage(longest, afterMain));
            afterMain = isMain;
        }
        if (stages > 0 && *rc::gen::inRange(0, 4) == 0)
            made.stages.push_back(*canadianStage(longest));
        else if (*rc::gen::inRange(0, 8) == 0)
            made.stages = { *bankStage(longest) };
        else if (*rc::gen::inRange(0, 8) == 0) {
            made.stages = { MainStage { *timeUpTo(1, longest) } };
            made.hourglass = true;
        }
        if ((made.perMove = *seldom(timeUpTo(1, longest / 2 + 1)))) {
            made.capPolicy =
                *rc::gen::element(CapPolicy::Lose, CapPolicy::TurnLost, CapPolicy::Warn, CapPolicy::Penalty);
            if (made.capPolicy == CapPolicy::Penalty)
                made.capPenalty = *timeUpTo(1, longest / 4 + 1);
            made.capInOpening = *rc::gen::inRange(0, 5);
        }
        if (hasQuota(made))
            made.nextStage = *rc::gen::element(NextStage::AtQuota, NextStage::AtZero);
        if (countsMoves(made))
            made.quotaUnit =
                *rc::gen::weightedElement<QuotaUnit>({ { 3, QuotaUnit::Stones }, { 1, QuotaUnit::Presses } });
        return made;
    });
    return rc::gen::suchThat(control, isSound);
}

rc::Gen<ClockAction> step()
{
    return rc::gen::exec([] {
        using Kind = ClockAction::Kind;
        ClockAction made;
        made.kind = *rc::gen::weightedElement<Kind>(
            { { 20, Kind::Press }, { 3, Kind::Stop }, { 6, Kind::Resume }, { 1, Kind::GiveTurn },
                { 2, Kind::CheckFlag }, { 2, Kind::Adjust }, { 1, Kind::SetTurnFactor }, { 1, Kind::KeepTurn } });
        made.wait = *rc::gen::oneOf(timeUpTo(0, 5), timeUpTo(0, 60));
        made.seat = *rc::gen::element(Seat::A, Seat::B);
        if (made.kind == Kind::Press)
            made.number = *rc::gen::weightedElement<int>({ { 8, 1 }, { 1, 0 }, { 1, 2 }, { 1, 3 } });
        if (made.kind == Kind::Adjust)
            made.number = *rc::gen::inRange(-60, 61);
        if (made.kind == Kind::SetTurnFactor) {
            made.number = *rc::gen::element(0, 1, 2, 3);
            made.wait = Duration::zero(); // at the beginning of the turn
        }
        if (made.kind == Kind::KeepTurn)
            made.wait = Duration::zero();
        return made;
    });
}

} // namespace

rc::Gen<TimeControl> shortControl()
{
    return controlUpTo(200);
}

rc::Gen<TimeControl> shortMainControl()
{
    const rc::Gen<TimeControl> control = rc::gen::exec([] {
        TimeControl made;
        for (int stages = *rc::gen::inRange(1, 4); stages > 0; --stages) {
            auto main = std::get<MainStage>(*mainStage(200));
            main.maximum.reset();
            main.delay = Duration::zero();
            main.delayForm = DelayForm::Us;
            main.quota = 0;
            made.stages.push_back(main);
        }
        made.perMove = *seldom(timeUpTo(1, 100));
        return made;
    });
    return rc::gen::suchThat(control, isSound);
}

rc::Gen<TimeControl> shortHourglass()
{
    return rc::gen::map(timeUpTo(1, 200), [](Duration time) {
        TimeControl made;
        made.stages = { MainStage { time } };
        made.hourglass = true;
        return made;
    });
}

rc::Gen<TimeControl> anyControl()
{
    return rc::gen::oneOf(controlUpTo(200), controlUpTo(100000000));
}

rc::Gen<Game> shortGame(const rc::Gen<TimeControl> &control)
{
    return rc::gen::exec([control] {
        Game game;
        game.controls.a = *control;
        game.controls.b = *rc::gen::oneOf(control, rc::gen::just(game.controls.a));
        game.afterFlag = *rc::gen::weightedElement<AfterFlag>({ { 2, AfterFlag::Stand }, { 1, AfterFlag::GoOn } });
        game.steps = *rc::gen::resize(40, rc::gen::container<std::vector<ClockAction>>(step()));
        return game;
    });
}

Game withHardLimits(Game game)
{
    for (const Seat seat : BothSeats) {
        game.controls[seat].capPolicy = CapPolicy::Lose;
        game.controls[seat].capPenalty = Duration::zero();
    }
    game.afterFlag = AfterFlag::Stand;
    return game;
}

std::ostream &operator<<(std::ostream &out, const ClockAction &step)
{
    constexpr const char *kinds[] { "press", "stop", "resume", "give turn", "check flag", "adjust", "turn factor",
        "keep turn" };
    return out << '+' << step.wait.count() << ' ' << kinds[static_cast<int>(step.kind)] << ' '
               << (step.seat == Seat::A ? 'A' : 'B') << ' ' << step.number;
}

std::ostream &operator<<(std::ostream &out, const Game &game)
{
    out << toText(game.controls.a) << " against " << toText(game.controls.b)
        << (game.afterFlag == AfterFlag::GoOn ? ", going on" : "");
    for (const ClockAction &step : game.steps)
        out << "\n  " << step;
    return out;
}

std::ostream &operator<<(std::ostream &out, const TimeControl &control)
{
    return out << toText(control);
}

std::ostream &operator<<(std::ostream &out, const Reading &reading)
{
    const auto optional = [](const std::optional<Duration> &time) { return time ? time->count() : -1; };
    out << (reading.running ? "running" : "stopped") << " stage " << reading.stage << " main " << reading.main.count()
        << " periods " << reading.periods << " moves " << reading.moves << " period " << optional(reading.period)
        << " per move " << optional(reading.perMove) << " turn " << reading.turn.count() << " used "
        << reading.used.count() << " until flag " << optional(reading.untilFlag);
    if (reading.flag)
        out << " flag " << static_cast<int>(reading.flag->reason) << " at " << reading.flag->at.count();
    return out;
}

} // namespace kagetsu::clock
