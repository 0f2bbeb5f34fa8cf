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
        rules.doubleCharge = twice;
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
