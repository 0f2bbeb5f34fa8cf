// SPDX-License-Identifier: MIT
#include "../repetitions.h"
#include "randomgame.h"
#include "slowclock.h"

#include <QTest>

#include <algorithm>

namespace tst_clocklaws {

using namespace kagetsu;
using namespace kagetsu::clock;

namespace {

// KAGETSU_CLOCK_GAMES=100000 asks for as many (clock.md).
int games()
{
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("KAGETSU_CLOCK_GAMES", &isNumber);
    return isNumber && wanted > 0 ? wanted : repetitions(3000);
}

// A turn's factor is set at its beginning only (clock.h).
bool isAllowed(const Clock &clock, const ClockAction &step, Moment now)
{
    return step.kind != ClockAction::Kind::SetTurnFactor || clock.turnTime(now) == Duration::zero();
}

// The last moment to see what the step after a wait will meet.
Moment justBefore(Moment before, Moment now)
{
    return std::max(before, now - Duration(1));
}

// A press means the turn one sees: whoever presses has looked at the clock just before.
template <class AnyClock>
void look(AnyClock &clock, Moment before, Moment now)
{
    clock.checkFlag(justBefore(before, now));
}

struct Played
{
    Clock clock;
    Moment now { 0 };
};

// Plays a game, calling `between` with the clock and two moments that follow each other before each step.
template <class Between>
Played play(const Game &game, Between between)
{
    Played played { Clock(game.controls, game.afterFlag) };
    played.clock.start(Seat::A, played.now);
    for (const ClockAction &step : game.steps) {
        const Moment before = played.now;
        played.now += step.wait;
        between(played.clock, before, played.now);
        look(played.clock, before, played.now);
        if (isAllowed(played.clock, step, played.now))
            apply(played.clock, step, played.now);
    }
    return played;
}

Played play(const Game &game)
{
    return play(game, [](Clock &, Moment, Moment) {});
}

Moment anyMoment(Moment from, Moment to)
{
    return from + Duration(*rc::gen::inRange<Duration::rep>(0, (to - from).count() + 1));
}

bool looksTheSame(const Clock &a, const Clock &b, Moment now)
{
    return a.reading(Seat::A, now) == b.reading(Seat::A, now) && a.reading(Seat::B, now) == b.reading(Seat::B, now)
        && a.turnOf() == b.turnOf() && a.isRunning() == b.isRunning() && a.flagMoment() == b.flagMoment();
}

// Time runs over to this seat from the other one's hourglass.
bool gainsSand(const Clock &clock, Seat seat)
{
    const std::optional<Seat> turn = clock.turnOf();
    return turn && *turn != seat && clock.control(*turn).hourglass && !clock.control(seat).stages.empty();
}

// Of the stages alone, without the per-move limit.
Duration leftInStages(const Clock &clock, Seat seat, Moment now)
{
    TimeControl control = clock.control(seat);
    control.perMove.reset();
    Clock bare({ control, control });
    SeatTime time = clock.seat(seat);
    time.flag.reset();
    ClockState state = bare.state(Duration::zero());
    state.seats.a = time;
    bare.restore(state, Duration::zero());
    bare.start(Seat::A, Duration::zero());
    const Duration turn = seat == clock.turnOf() ? clock.turnTime(now) : Duration::zero();
    return *bare.reading(Seat::A, turn).untilFlag;
}

} // namespace

// Laws that hold in every game, tried on games made up by chance; rapidcheck reports the shortest one that breaks them.
class TestClockLaws : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aClockThatCountsEveryMillisecondAgrees();
    void allTimeBetweenStartAndEndIsChargedToSomebody();
    void mainTimeLeftAndUsedAddUp();
    void hourglassesKeepTheirSum();
    void aTurnInByoYomiCostsItsWholePeriods();
    void stoppingForNoTimeChangesNothing();
    void lookingAndCheckingChangeNothing();
    void pauseOnlyDelaysLaterEvents();
    void readingsNeverGoBack();
    void aPressCountsUntilTheMillisecondBeforeTheLimit();
    void aFlagNoticedLateFellWhenItFell();
    void takingBackPutsTheTimesBack();
};

void TestClockLaws::initTestCase()
{
    if (qEnvironmentVariableIsEmpty("RC_PARAMS"))
        qputenv("RC_PARAMS", "max_success=" + QByteArray::number(games()));
}

void TestClockLaws::aClockThatCountsEveryMillisecondAgrees()
{
    int flags = 0;
    int presses = 0;
    QVERIFY(rc::check([&] {
        const Game game = *shortGame();
        SlowClock slow(game.controls, game.afterFlag);
        slow.start(Seat::A, Moment(0));
        const Played played = play(game);
        Clock clock(game.controls, game.afterFlag);
        clock.start(Seat::A, Moment(0));
        Moment now(0);
        for (const ClockAction &step : game.steps) {
            const Moment begin = now;
            const Moment end = now + step.wait;
            for (; now < end; ++now) {
                slow.tickTo(now);
                for (const Seat seat : BothSeats)
                    RC_ASSERT(clock.reading(seat, now) == slow.reading(seat));
            }
            look(clock, begin, now);
            look(slow, begin, now);
            if (!isAllowed(clock, step, now))
                continue;
            apply(clock, step, now);
            apply(slow, step, now);
            for (const Seat seat : BothSeats) {
                RC_ASSERT(clock.reading(seat, now) == slow.reading(seat));
                RC_ASSERT(clock.reading(seat, now).flag == slow.reading(seat).flag);
                RC_ASSERT(clock.seat(seat).turns == slow.turns(seat));
            }
        }
        // Reading at every millisecond has changed nothing either.
        RC_ASSERT(clock == played.clock);
        flags += clock.flaggedSeat().has_value();
        presses += clock.seat(Seat::A).turns + clock.seat(Seat::B).turns;
    }));
    // The games are worth the name: many are won on time, many turns are played.
    QVERIFY2(flags > games() / 10, qPrintable(QString::number(flags)));
    QVERIFY2(presses > 3 * games(), qPrintable(QString::number(presses)));
}

void TestClockLaws::allTimeBetweenStartAndEndIsChargedToSomebody()
{
    QVERIFY(rc::check([] {
        Duration ran(0);
        const Played played = play(*shortGame(), [&](const Clock &clock, Moment from, Moment to) {
            if (!clock.isRunning())
                return;
            Clock later = clock;
            later.checkFlag(to);
            ran += (later.isRunning() ? to : std::max(from, later.seat(*later.flaggedSeat()).flag->at)) - from;
        });
        Duration used(0);
        for (const Seat seat : BothSeats)
            used += played.clock.reading(seat, played.now).used;
        RC_ASSERT(used == ran);
    }));
}

void TestClockLaws::mainTimeLeftAndUsedAddUp()
{
    QVERIFY(rc::check([] {
        const Game game = withHardLimits(*shortGame(shortMainControl()));
        PerSeat<Duration> given;
        Clock clock(game.controls);
        for (const Seat seat : BothSeats)
            given[seat] = leftInStages(clock, seat, Moment(0));
        clock.start(Seat::A, Moment(0));
        Moment now(0);
        for (const ClockAction &step : game.steps) {
            now += step.wait;
            look(clock, now - step.wait, now);
            if (!isAllowed(clock, step, now))
                continue;
            if (step.kind == ClockAction::Kind::Adjust) {
                given[step.seat] += clock.adjust(step.seat, Duration(step.number), now);
            } else {
                const std::optional<Seat> mover = clock.turnOf();
                const int turns = clock.seat(*mover).turns;
                apply(clock, step, now);
                if (clock.seat(*mover).turns > turns) {
                    const auto stage = static_cast<std::size_t>(clock.seat(*mover).stage);
                    given[*mover] += std::get<MainStage>(clock.control(*mover).stages[stage]).increment;
                }
            }
            for (const Seat seat : BothSeats)
                RC_ASSERT(leftInStages(clock, seat, now) + clock.reading(seat, now).used == given[seat]);
        }
    }));
}

void TestClockLaws::hourglassesKeepTheirSum()
{
    QVERIFY(rc::check([] {
        const Game game = *shortGame(shortHourglass());
        Clock clock(game.controls, game.afterFlag);
        const auto sum = [&clock](Moment now) {
            return clock.reading(Seat::A, now).main + clock.reading(Seat::B, now).main;
        };
        Duration expected = sum(Moment(0));
        clock.start(Seat::A, Moment(0));
        Moment now(0);
        for (const ClockAction &step : game.steps) {
            now += step.wait;
            RC_ASSERT(sum(now) == expected);
            if (step.kind == ClockAction::Kind::Adjust)
                expected += clock.adjust(step.seat, Duration(step.number), now);
            else if (isAllowed(clock, step, now))
                apply(clock, step, now);
            RC_ASSERT(sum(now) == expected);
        }
    }));
}

void TestClockLaws::aTurnInByoYomiCostsItsWholePeriods()
{
    QVERIFY(rc::check([] {
        TimeControl control;
        const int periods = *rc::gen::inRange(1, 20);
        const Duration period(*rc::gen::inRange(1, 60));
        const Duration main(*rc::gen::inRange(0, 200));
        control.stages = { MainStage { main }, ByoYomiStage { periods, period } };
        Clock clock({ control, TimeControl {} });
        Moment now(0);
        Duration mainLeft = main;
        Duration::rep periodsLeft = periods;
        clock.start(Seat::A, now);
        while (!clock.flaggedSeat()) {
            const Duration turn(*rc::gen::inRange(0, 120));
            now += turn;
            clock.press(now);
            clock.press(now);
            const Duration overtime = std::max(turn - mainLeft, Duration::zero());
            mainLeft = std::max(mainLeft - turn, Duration::zero());
            periodsLeft -= overtime / period;
            RC_ASSERT(clock.flaggedSeat().has_value() == (periodsLeft <= 0));
            if (periodsLeft > 0) {
                RC_ASSERT(clock.reading(Seat::A, now).main == mainLeft);
                RC_ASSERT(clock.reading(Seat::A, now).periods == periodsLeft);
            }
            if (clock.seat(Seat::A).turns > 1000)
                return; // a game of quick turns alone never ends
        }
    }));
}

void TestClockLaws::stoppingForNoTimeChangesNothing()
{
    QVERIFY(rc::check([] {
        const Game game = *shortGame();
        Played whole = play(game);
        Played split = play(game, [](Clock &clock, Moment from, Moment to) {
            const bool ran = clock.isRunning();
            for (int i = *rc::gen::inRange(0, 3); ran && i > 0; --i) {
                from = anyMoment(from, justBefore(from, to));
                clock.stop(from);
                clock.resume(from);
            }
        });
        // A stop notices a fallen flag, so both must have been looked at.
        whole.clock.checkFlag(whole.now);
        split.clock.checkFlag(split.now);
        RC_ASSERT(looksTheSame(split.clock, whole.clock, whole.now));
        for (const Seat seat : BothSeats)
            RC_ASSERT(split.clock.seat(seat) == whole.clock.seat(seat));
    }));
}

void TestClockLaws::lookingAndCheckingChangeNothing()
{
    QVERIFY(rc::check([] {
        const Game game = *shortGame();
        Played whole = play(game);
        whole.clock.checkFlag(whole.now);
        Played checked = play(game, [](Clock &clock, Moment from, Moment to) {
            for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
                from = anyMoment(from, justBefore(from, to));
                clock.checkFlag(from);
            }
        });
        checked.clock.checkFlag(checked.now);
        RC_ASSERT(checked.clock == whole.clock);
    }));
}

void TestClockLaws::pauseOnlyDelaysLaterEvents()
{
    QVERIFY(rc::check([] {
        const Game game = *shortGame();
        const auto pausedStep = *rc::gen::inRange<std::size_t>(0, game.steps.size() + 1);
        const Duration pause(*rc::gen::inRange(0, 1000));
        Clock straight(game.controls, game.afterFlag);
        Clock paused(game.controls, game.afterFlag);
        straight.start(Seat::A, Moment(0));
        paused.start(Seat::A, Moment(0));
        Moment now(0);
        Duration shift(0);
        for (std::size_t i = 0; i < game.steps.size(); ++i) {
            const ClockAction &step = game.steps[i];
            const Moment begin = now;
            now += step.wait;
            if (i == pausedStep && paused.isRunning()) {
                const Moment at = anyMoment(begin, justBefore(begin, now));
                paused.stop(at);
                paused.resume(at + pause);
                shift = pause;
            }
            look(straight, begin, now);
            look(paused, begin + shift, now + shift);
            if (!isAllowed(straight, step, now))
                continue;
            apply(straight, step, now);
            apply(paused, step, now + shift);
        }
        for (const Seat seat : BothSeats) {
            Reading before = straight.reading(seat, now);
            Reading after = paused.reading(seat, now + shift);
            // A flag may have fallen on either side of the pause.
            RC_ASSERT(before.flag.has_value() == after.flag.has_value());
            if (before.flag) {
                RC_ASSERT(after.flag->at == before.flag->at || after.flag->at == before.flag->at + shift);
                after.flag->at = before.flag->at;
            }
            RC_ASSERT(before == after);
        }
    }));
}

void TestClockLaws::readingsNeverGoBack()
{
    QVERIFY(rc::check([] {
        const Played played = play(withHardLimits(*shortGame()));
        const Moment earlier = played.now + Duration(*rc::gen::inRange(0, 300));
        const Moment later = earlier + Duration(*rc::gen::inRange(0, 300));
        for (const Seat seat : BothSeats) {
            const Reading a = played.clock.reading(seat, earlier);
            const Reading b = played.clock.reading(seat, later);
            RC_ASSERT(a.used <= b.used);
            RC_ASSERT(a.turn <= b.turn);
            RC_ASSERT(a.stage <= b.stage);
            RC_ASSERT(a.untilFlag.has_value() == b.untilFlag.has_value());
            if (gainsSand(played.clock, seat)) {
                const Seat other = otherSeat(seat);
                RC_ASSERT(b.main - a.main
                    == played.clock.reading(other, later).turn - played.clock.reading(other, earlier).turn);
                continue;
            }
            if (a.untilFlag) {
                RC_ASSERT(*a.untilFlag >= *b.untilFlag);
                RC_ASSERT(*a.untilFlag - *b.untilFlag == b.turn - a.turn);
            }
            // A last stage that repeats at zero is entered again within a turn.
            if (a.stage == b.stage && played.clock.control(seat).nextStage == NextStage::AtQuota) {
                RC_ASSERT(a.main >= b.main);
                RC_ASSERT(a.periods >= b.periods);
            }
            if (a.flag)
                RC_ASSERT(a == b);
            // 0:00 is not seen before the flag has fallen.
            if (b.untilFlag && seat == played.clock.turnOf() && played.clock.isRunning())
                RC_ASSERT((*b.untilFlag == Duration::zero()) == b.flag.has_value());
        }
    }));
}

void TestClockLaws::aPressCountsUntilTheMillisecondBeforeTheLimit()
{
    QVERIFY(rc::check([] {
        const Played played = play(withHardLimits(*shortGame()));
        const std::optional<Moment> fall = played.clock.flagMoment();
        RC_PRE(fall.has_value() && *fall > played.now);
        const Seat seat = *played.clock.turnOf();
        Clock inTime = played.clock;
        inTime.press(*fall - Duration(1));
        RC_ASSERT(!inTime.flaggedSeat());
        RC_ASSERT(inTime.seat(seat).turns == played.clock.seat(seat).turns + 1);
        Clock tooLate = played.clock;
        tooLate.press(*fall);
        RC_ASSERT(tooLate.flaggedSeat() == seat);
        RC_ASSERT(tooLate.seat(seat).flag->at == *fall);
        RC_ASSERT(tooLate.seat(seat).turns == played.clock.seat(seat).turns);
    }));
}

void TestClockLaws::aFlagNoticedLateFellWhenItFell()
{
    QVERIFY(rc::check([] {
        const Played played = play(withHardLimits(*shortGame()));
        const std::optional<Moment> fall = played.clock.flagMoment();
        RC_PRE(fall.has_value());
        Clock atOnce = played.clock;
        atOnce.checkFlag(*fall);
        RC_ASSERT(atOnce.flaggedSeat().has_value());
        Clock late = played.clock;
        ClockAction step;
        step.kind = *rc::gen::element(ClockAction::Kind::Press, ClockAction::Kind::Stop, ClockAction::Kind::CheckFlag);
        apply(late, step, *fall + Duration(*rc::gen::inRange(0, 10000)));
        RC_ASSERT(late == atOnce);
    }));
}

void TestClockLaws::takingBackPutsTheTimesBack()
{
    QVERIFY(rc::check([] {
        const Played played = play(withHardLimits(*shortGame()));
        RC_PRE(played.clock.isRunning() && !played.clock.flaggedSeat());
        Clock clock = played.clock;
        const ClockState state = clock.state(played.now);
        const Moment later = played.now + Duration(*rc::gen::inRange(0, 50));
        clock.press(played.now);
        RC_PRE(!clock.flaggedSeat());
        clock.restore(state, later);
        RC_ASSERT(clock.state(later) == state);
        RC_ASSERT(clock.turnTime(later) == state.elapsed);
    }));
}

} // namespace tst_clocklaws

QTEST_GUILESS_MAIN(tst_clocklaws::TestClockLaws)
#include "tst_clocklaws.moc"
