// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/model/doublegame.h"
#include "match/model/lateness.h"

#include <QTest>

namespace tst_lateness {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using clock::Duration;
using record::Reason;
using record::Winner;

// Before the game and after two of them (match.md#lateness, match.md#double-game). 15 minutes of lateness,
// 30:00 for each; Aoki, who opens, begins two minutes after the moment without Bergman.
Driver openedAlone(LatenessRules rules = {})
{
    MatchSetup setup = plainSetup();
    setup.time.a.stages = { clock::MainStage { .time = 30min } };
    setup.time.b = setup.time.a;
    setup.lateness = rules;
    setup.attendance = Attendance { 1'900'000'000'000, { Duration(0), std::nullopt }, 2min };
    setup.late = waitingAt(*setup.attendance, rules).charged;
    return Driver(setup);
}

class TestLateness : public QObject
{
    Q_OBJECT

private slots:
    // The example of match.md#lateness: 15 minutes, base 30:00.
    void lateComersAreCharged_data()
    {
        QTest::addColumn<bool>("twice");
        QTest::addColumn<bool>("onArrival");
        QTest::addColumn<int>("a"); // seconds left of 30:00
        QTest::addColumn<int>("b");
        QTest::newRow("A at +4:00 and B at +9:00, single charge") << false << false << 26 * 60 << 21 * 60;
        QTest::newRow("A at +4:00 and B at +9:00, double charge") << true << false << 22 * 60 << 12 * 60;
        QTest::newRow("counted from the first arrival") << false << true << 30 * 60 << 25 * 60;
    }
    void lateComersAreCharged()
    {
        QFETCH(bool, twice);
        QFETCH(bool, onArrival);
        QFETCH(int, a);
        QFETCH(int, b);
        LatenessRules rules;
        rules.charge = twice ? LateCharge::Double : LateCharge::Single;
        rules.startClock = onArrival ? StartClock::OnArrival : StartClock::AtScheduled;
        const Waiting waiting = waitingAt(9min, rules, { 4min, 9min });
        QVERIFY(!waiting.isOver && !waiting.running);

        MatchSetup setup = plainSetup();
        setup.time.a.stages = { clock::MainStage { .time = 30min } };
        setup.time.b = setup.time.a;
        setup.late = waiting.charged;
        const Driver driver(setup);
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        QCOMPARE(left(Seat::A), Duration(std::chrono::seconds(a)));
        QCOMPARE(left(Seat::B), Duration(std::chrono::seconds(b)));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void limitIsItsOwnMoment_data()
    {
        QTest::addColumn<bool>("inclusive");
        QTest::addColumn<int>("came"); // milliseconds; -1: not yet
        QTest::addColumn<bool>("out");
        QTest::addColumn<int>("reason");
        QTest::newRow("at 15:00 exactly, still in time") << false << 900000 << false << int(Reason::None);
        QTest::newRow("at 15:00 exactly, inclusive") << true << 900000 << true << int(Reason::Late);
        QTest::newRow("a millisecond later") << false << 900001 << true << int(Reason::Late);
        QTest::newRow("never came") << false << -1 << true << int(Reason::NoShow);
    }
    void limitIsItsOwnMoment()
    {
        QFETCH(bool, inclusive);
        QFETCH(int, came);
        QFETCH(bool, out);
        QFETCH(int, reason);
        LatenessRules rules;
        rules.inclusive = inclusive;
        Arrivals arrivals { Duration(0), std::nullopt };
        if (came >= 0)
            arrivals.b = Duration(came);
        const Waiting waiting = waitingAt(16min, rules, arrivals);
        QCOMPARE(waiting.isOut.b, out);
        QCOMPARE(waiting.isOut.a, false);
        QCOMPARE(int(waiting.reason), reason);
        if (out)
            QVERIFY((resultOf(waiting, rules, Seat::A) == record::GameResult { Winner::Black, Reason(reason) }));
    }

    void waitingRoomEndsWhatNobodyCanPlay_data()
    {
        QTest::addColumn<int>("a"); // minutes; -1: not there
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("winner");
        QTest::addColumn<int>("reason");
        QTest::newRow("both there") << 0 << 14 << int(Winner::Unknown) << int(Reason::None);
        QTest::newRow("A never came") << -1 << 0 << int(Winner::White) << int(Reason::NoShow);
        QTest::newRow("B came too late") << 0 << 16 << int(Winner::Black) << int(Reason::Late);
        QTest::newRow("nobody came") << -1 << -1 << int(Winner::BothLose) << int(Reason::DoubleForfeit);
    }
    void waitingRoomEndsWhatNobodyCanPlay()
    {
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(int, winner);
        QFETCH(int, reason);
        const auto at = [](int minutes) {
            return minutes < 0 ? std::nullopt : std::optional<Duration>(std::chrono::minutes(minutes));
        };
        MatchSetup setup = plainSetup();
        setup.attendance = Attendance { 1'900'000'000'000, { at(a), at(b) }, 17min };
        const Driver driver(setup);
        QVERIFY((driver.match().result() == record::GameResult { Winner(winner), Reason(reason) }));
        QCOMPARE(driver.match().isOver(), reason != int(Reason::None));
        QCOMPARE(isDecidedByLateness(setup), reason != int(Reason::None));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void nothingIsChargedBeforeTheBeginning()
    {
        LatenessRules rules;
        rules.startClock = StartClock::OnArrival;
        QVERIFY((waitingAt(5min, rules, { -10min, 5min }).charged == PerSeat<Duration> { 0min, 5min }));
        QVERIFY((waitingAt(-1min, rules, { -10min, -2min }) == Waiting {}));
        rules.charge = LateCharge::None;
        QVERIFY((waitingAt(5min, rules, { 1min, 5min }).charged == PerSeat<Duration> {}));
    }

    void oneClockRunsWhileBothAreAway()
    {
        LatenessRules rules;
        Arrivals none;
        QVERIFY(waitingAt(3min, rules, none).running == Seat::A);
        QVERIFY((waitingAt(3min, rules, none).charged == PerSeat<Duration> { 3min, 3min }));
        QVERIFY(waitingAt(5min, rules, { 4min, std::nullopt }).running == Seat::B);
        QVERIFY(waitingAt(5min, rules, { std::nullopt, 4min }).running == Seat::A);
        rules.startClock = StartClock::OnArrival;
        QVERIFY(!waitingAt(3min, rules, none).running);
        QVERIFY((waitingAt(3min, rules, none).charged == PerSeat<Duration> {}));
    }

    void bothTooLate()
    {
        LatenessRules rules;
        const Waiting waiting = waitingAt(20min, rules, {});
        QVERIFY((resultOf(waiting, rules, Seat::B) == record::GameResult { Winner::BothLose, Reason::DoubleForfeit }));
        rules.bothLose = false;
        QVERIFY((resultOf(waiting, rules, Seat::B) == record::GameResult { Winner::Void, Reason::Annulled }));
    }

    void doubleGames_data()
    {
        QTest::addColumn<int>("first"); // half points of the person who opened the first game
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("verdict");
        QTest::newRow("2-0") << 2 << 2 << int(DoubleVerdict::FirstWins);
        QTest::newRow("1½-½") << 2 << 1 << int(DoubleVerdict::FirstWins);
        QTest::newRow("a win and a loss") << 2 << 0 << int(DoubleVerdict::Draw);
        QTest::newRow("two draws") << 1 << 1 << int(DoubleVerdict::Draw);
        QTest::newRow("½-1½") << 1 << 0 << int(DoubleVerdict::SecondWins);
        QTest::newRow("0-2") << 0 << 0 << int(DoubleVerdict::SecondWins);
    }
    void doubleGames()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, verdict);
        const DoubleScore score =
            scoreOf({ { first, 2 - first }, { 10min, 20min } }, { { 2 - second, second }, { 1min, 3min } });
        QCOMPARE(int(score.verdict), verdict);
        QCOMPARE(score.used.a, Duration(13min));
        QCOMPARE(score.used.b, Duration(21min));
    }

    void bothGamesLostByBoth()
    {
        const DoubleScore score = scoreOf(GameScore {}, GameScore {});
        QVERIFY(score.verdict == DoubleVerdict::BothLose);
        QVERIFY((matchPoints(score.verdict, Scoring::PlusTwoPlusOneMinusTwo) == PerSeat<int> { -4, -4 }));
    }

    void pointsOfTheMatch_data()
    {
        QTest::addColumn<int>("scoring");
        QTest::addColumn<int>("win"); // half points
        QTest::addColumn<int>("draw");
        QTest::addColumn<int>("loss");
        QTest::newRow("2-1-0") << int(Scoring::TwoOneNone) << 4 << 2 << 0;
        QTest::newRow("1-½-0") << int(Scoring::OneHalfNone) << 2 << 1 << 0;
        QTest::newRow("3-2-1") << int(Scoring::ThreeTwoOne) << 6 << 4 << 2;
        QTest::newRow("3-1-0") << int(Scoring::ThreeOneNone) << 6 << 2 << 0;
        QTest::newRow("+2/+1/-2") << int(Scoring::PlusTwoPlusOneMinusTwo) << 4 << 2 << -4;
    }
    void pointsOfTheMatch()
    {
        QFETCH(int, scoring);
        QFETCH(int, win);
        QFETCH(int, draw);
        QFETCH(int, loss);
        QVERIFY((matchPoints(DoubleVerdict::FirstWins, Scoring(scoring)) == PerSeat<int> { win, loss }));
        QVERIFY((matchPoints(DoubleVerdict::SecondWins, Scoring(scoring)) == PerSeat<int> { loss, win }));
        QVERIFY((matchPoints(DoubleVerdict::Draw, Scoring(scoring)) == PerSeat<int> { draw, draw }));
    }

    void twoGamesMakeAMatch()
    {
        MatchSetup setup = plainSetup();
        setup.games = 2;
        Driver first(setup);
        QVERIFY(!standingOf(first.match()));
        first.playAll({ "H8" });
        QVERIFY(!first.give(Resign { Seat::B }));
        QVERIFY((
            standingOf(first.match()) == DoubleStanding { { { 2, 0 }, { 1s, 0s }, DoubleVerdict::FirstWins }, false }));

        Driver second(secondGame(first.match()));
        const MatchSetup &exchanged = second.match().setup();
        QCOMPARE(exchanged.id, setup.id + "-second");
        QCOMPARE(exchanged.names.a, setup.names.b);
        QCOMPARE(exchanged.first->id, setup.id);
        QVERIFY(exchanged.first->black == Seat::A);
        QVERIFY(!standingOf(second.match()));
        second.playAll({ "H8", "H9" });
        // Aoki, who opened the first game, sits in the other seat now and loses: one game each.
        QVERIFY(!second.give(Resign { Seat::B }));
        QVERIFY((standingOf(second.match()) == DoubleStanding { { { 2, 2 }, { 2s, 1s }, DoubleVerdict::Draw }, true }));
    }

    void tooLateForTheRoundLosesBothGames_data()
    {
        QTest::addColumn<int>("scope");
        QTest::addColumn<bool>("complete");
        QTest::newRow("the game only") << int(LateScope::Game) << false;
        QTest::newRow("the round") << int(LateScope::Round) << true;
        QTest::newRow("the match") << int(LateScope::Match) << true;
    }
    void tooLateForTheRoundLosesBothGames()
    {
        QFETCH(int, scope);
        QFETCH(bool, complete);
        MatchSetup setup = plainSetup();
        setup.games = 2;
        setup.lateness.scope = LateScope(scope);
        setup.attendance = Attendance { 0, { Duration(0), std::nullopt }, 16min };
        const std::optional<DoubleStanding> standing = standingOf(Driver(setup).match());
        QVERIFY(standing);
        QCOMPARE(standing->isComplete, complete);
        QVERIFY((standing->score.halves == PerSeat<int> { complete ? 4 : 2, 0 }));
        QVERIFY(standing->score.verdict == DoubleVerdict::FirstWins);
    }

    // Whose clock ran is charged, so no minute is charged to both: 2:00 in the room, 1:00 of the opener's thought, then
    // 6:00 on the clock of who was not there.
    void openerBeginsAndTheOtherComesLater_data()
    {
        QTest::addColumn<int>("charge");
        QTest::addColumn<int>("b"); // seconds left of 30:00
        QTest::newRow("single") << int(LateCharge::Single) << 22 * 60;
        QTest::newRow("double") << int(LateCharge::Double) << 14 * 60;
        QTest::newRow("none: only what the clock ran after a press") << int(LateCharge::None) << 24 * 60;
    }
    void openerBeginsAndTheOtherComesLater()
    {
        QFETCH(int, charge);
        QFETCH(int, b);
        LatenessRules rules;
        rules.charge = LateCharge(charge);
        Driver driver = openedAlone(rules);
        QVERIFY(driver.match().awaited() == Seat::B);
        driver.wait(59s);
        driver.playAll({ "H8" });
        QVERIFY(driver.match().clock().turnOf() == Seat::B);
        driver.wait(6min);
        QCOMPARE(int(driver.give(Act { Seat::B, opening::Place { driver.at("H9") } })->code),
            int(RefusalCode::PlayerAbsent));
        QVERIFY(!driver.give(Arrive { Seat::B }));
        QVERIFY(!driver.match().awaited());
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        QCOMPARE(left(Seat::A), Duration(29min));
        QCOMPARE(left(Seat::B), Duration(std::chrono::seconds(b)));
        const Duration more = charge == int(LateCharge::Double) ? 6min : 0min;
        QVERIFY((driver.events().back().what == Happening(Arrived { Seat::B, 9min, more })));
        driver.playAll({ "H9", "I9" });
        QVERIFY(!driver.match().forfeitMoment());
        QVERIFY(replay(driver.events()) == driver.match());
        QCOMPARE(int(driver.give(Arrive { Seat::B })->code), int(RefusalCode::NobodyAwaited));
    }

    void whoIsAwaitedActsInNothing_data()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("of games begun before, only moves and talk were refused") << 2;
        QTest::newRow("today") << LatestEdition;
    }
    void whoIsAwaitedActsInNothing()
    {
        QFETCH(int, edition);
        MatchSetup setup = openedAlone().match().setup();
        setup.arbiter = true;
        setup.fivePolicy = FivePolicy::Declare;
        setup.edition = edition;
        const rules::Point stone { 7, 7 };
        for (const Command &command : std::vector<Command> { Pause { Seat::B }, ClaimFive { Seat::B },
                 ClaimFoul { Seat::B, stone }, ClaimTime { Seat::B }, CallArbiter { Seat::B } }) {
            Driver driver(setup);
            driver.playAll({ "H8" });
            const std::optional<Refusal> refusal = driver.give(command);
            if (edition >= 3)
                QVERIFY(refusal && refusal->code == RefusalCode::PlayerAbsent);
            else
                QVERIFY(!refusal || refusal->code != RefusalCode::PlayerAbsent);
        }
    }

    // Whoever comes while the opener still thinks has lost nothing by that.
    void openersThoughtIsTheOpenersTime()
    {
        LatenessRules rules;
        rules.charge = LateCharge::Double;
        Driver driver = openedAlone(rules);
        driver.wait(5min);
        QVERIFY(!driver.give(Arrive { Seat::B }));
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, Duration(25min));
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, Duration(26min));
    }

    void chargeCanBringTheFlagDown_data()
    {
        QTest::addColumn<int>("policy");
        QTest::newRow("the clocks stop") << int(FlagPolicy::AutoStop);
        QTest::newRow("the game ends") << int(FlagPolicy::AutoEnd);
    }
    void chargeCanBringTheFlagDown()
    {
        QFETCH(int, policy);
        MatchSetup setup = plainSetup(); // 15 minutes
        setup.lateness.charge = LateCharge::Double;
        setup.flagPolicy = FlagPolicy(policy);
        setup.attendance = Attendance { 0, { Duration(0), std::nullopt }, 4min };
        setup.late.b = 8min;
        Driver driver(setup);
        driver.playAll({ "H8" });
        driver.wait(4min);
        QVERIFY(!driver.give(Arrive { Seat::B }));
        QVERIFY(driver.match().isFlagged(Seat::B));
        QCOMPARE(driver.match().isOver(), setup.flagPolicy == FlagPolicy::AutoEnd);
        if (driver.match().isOver())
            QVERIFY((driver.match().result() == record::GameResult { Winner::Black, Reason::Time }));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void whoDoesNotComeLosesAtTheLimit_data()
    {
        QTest::addColumn<bool>("inclusive");
        QTest::addColumn<int>("last"); // milliseconds after the beginning of the game when it still goes on
        QTest::newRow("at 15:00 exactly, still in time") << false << 13 * 60'000;
        QTest::newRow("at 15:00 exactly, inclusive") << true << 13 * 60'000 - 1;
    }
    void whoDoesNotComeLosesAtTheLimit()
    {
        QFETCH(bool, inclusive);
        QFETCH(int, last);
        LatenessRules rules;
        rules.inclusive = inclusive;
        Driver driver = openedAlone(rules);
        driver.playAll({ "H8" });
        QVERIFY(driver.match().flagMoment() == Duration(last + 1));
        driver.wait(Duration(last - 1000));
        QVERIFY(!driver.give(Pause { Seat::A })); // the limit is of the schedule, not of a clock
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.match().isOver());
        driver.wait(1ms);
        QVERIFY(!driver.give(Arrive { Seat::B })); // void: too late
        QVERIFY((driver.match().result() == record::GameResult { Winner::Black, Reason::NoShow }));
        QVERIFY(driver.match().awaited() == Seat::B);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    // A fallen flag comes first, and then it is claimed.
    void clockCanRunOutBeforeTheLimit()
    {
        MatchSetup setup = plainSetup();
        setup.time.a.stages = { clock::MainStage { .time = 5min } };
        setup.time.b = setup.time.a;
        setup.attendance = Attendance { 0, { Duration(0), std::nullopt }, 0min };
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(driver.match().flagMoment() == Duration(5min + 1s));
        driver.wait(20min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(driver.match().phase() == Phase::Flagged);
        QVERIFY(!driver.give(ClaimTime { Seat::A }));
        QVERIFY((driver.match().result() == record::GameResult { Winner::Black, Reason::Time }));
    }

    void flagAtTheMomentOfTheLimitComesFirst()
    {
        MatchSetup setup = plainSetup();
        setup.time.b.stages = { clock::MainStage { .time = 15min + 1ms - 1s } };
        setup.attendance = Attendance { 0, { Duration(0), std::nullopt }, 0min };
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(driver.match().clock().flagMoment() == driver.match().forfeitMoment());
        driver.wait(20min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(driver.match().phase() == Phase::Flagged);
    }

    void nobodySpeaksForWhoIsAwaited()
    {
        Driver driver = openedAlone();
        driver.playAll({ "H8" });
        const auto code = [&](const Command &command) { return int(driver.give(command)->code); };
        QCOMPARE(code(Resign { Seat::B }), int(RefusalCode::PlayerAbsent));
        QCOMPARE(code(OfferDraw { Seat::A }), int(RefusalCode::PlayerAbsent));
        QCOMPARE(code(AskTakeBack { Seat::A }), int(RefusalCode::PlayerAbsent));
        QCOMPARE(code(Arrive { Seat::A }), int(RefusalCode::NobodyAwaited));
        QVERIFY(!driver.give(Resign { Seat::A }));
    }

    void onATableOfWoodTheOpenerPresses()
    {
        MatchSetup setup = openedAlone().match().setup();
        setup.playedOn = PlayedOn::PhysicalBoard;
        Driver driver(setup);
        driver.wait(1min);
        QVERIFY(!driver.give(Press { Seat::A }));
        driver.wait(1min);
        QCOMPARE(int(driver.give(Press { Seat::B })->code), int(RefusalCode::PlayerAbsent));
        QVERIFY(!driver.give(Arrive { Seat::B }));
        QVERIFY(!driver.give(Press { Seat::B }));
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, Duration(27min));
    }

    // The seat that has to act begins, not before the moment, and nothing begins without it (match.md#lateness).
    void whoMayBegin_data()
    {
        QTest::addColumn<int>("a"); // minutes; 99: not there
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("begun");
        QTest::addColumn<bool>("may");
        QTest::newRow("both, early") << -5 << -5 << -1 << true;
        QTest::newRow("the opener, at the moment") << 0 << 99 << 0 << true;
        QTest::newRow("the opener, before it") << -5 << 99 << -1 << false;
        QTest::newRow("the other") << 99 << 0 << 3 << false;
        QTest::newRow("nobody") << 99 << 99 << 3 << false;
    }
    void whoMayBegin()
    {
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(int, begun);
        QFETCH(bool, may);
        const auto at = [](int minutes) {
            return minutes == 99 ? std::nullopt : std::optional<Duration>(std::chrono::minutes(minutes));
        };
        MatchSetup setup = plainSetup();
        setup.attendance = Attendance { 0, { at(a), at(b) }, std::chrono::minutes(begun) };
        QCOMPARE(mayBegin(*setup.attendance), may);
        const auto answer = Match().decide(Start { setup }, Duration(0));
        QCOMPARE(answer.hasValue(), may);
        if (!may)
            QCOMPARE(int(answer.fault().code), int(RefusalCode::PlayerAbsent));
    }

    void roundIsLostAfterAnOpeningToo()
    {
        MatchSetup setup = openedAlone().match().setup();
        setup.games = 2;
        setup.lateness.scope = LateScope::Round;
        Driver driver(setup);
        driver.playAll({ "H8" });
        driver.wait(14min);
        QVERIFY(!driver.give(CheckFlag {}));
        const std::optional<DoubleStanding> standing = standingOf(driver.match());
        QVERIFY(standing && standing->isComplete);
        QVERIFY((standing->score.halves == PerSeat<int> { 4, 0 }));
    }

    void arbiterOpensAForfeitAgain()
    {
        Driver driver = openedAlone();
        driver.playAll({ "H8" });
        driver.wait(14min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.give(Intervene { Reopen {}, {} }));
        driver.wait(1min);
        QVERIFY(!driver.give(Intervene { RunClock { Seat::B }, {} }));
        driver.playAll({ "H9" });
        QVERIFY(!driver.match().isOver());
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void gameBringsItsPoints()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(!scoreOf(driver.match()));
        QVERIFY(!driver.give(Resign { Seat::A }));
        QVERIFY((scoreOf(driver.match()) == GameScore { { 0, 2 }, { 1s, 0s } }));
        QVERIFY(!driver.give(Intervene { DeductPoints { Seat::B, 1 }, {} }));
        QVERIFY((scoreOf(driver.match())->halves == PerSeat<int> { 0, 1 }));
        QVERIFY(!driver.give(Intervene { Reopen {}, {} }));
        QVERIFY(!driver.give(Intervene { Declare { { Winner::Void, Reason::Replay } }, {} }));
        QVERIFY(!scoreOf(driver.match()));
    }
};

} // namespace tst_lateness

QTEST_GUILESS_MAIN(tst_lateness::TestLateness)
#include "tst_lateness.moc"
