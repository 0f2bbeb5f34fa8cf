// SPDX-License-Identifier: MIT
#include "driver.h"
#include "match/doublegame.h"
#include "match/lateness.h"

#include <QTest>

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using clock::Duration;
using record::Reason;
using record::Winner;

// Before the game and after two of them (clock-and-refereeing.md 6.5, 7.3).
class TestLateness : public QObject
{
    Q_OBJECT

private slots:
    // The example of 6.5: 15 minutes, base 30:00.
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

QTEST_GUILESS_MAIN(TestLateness)
#include "tst_lateness.moc"
