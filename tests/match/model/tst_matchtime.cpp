// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "driver.h"
#include "match/model/foulclaims.h"

#include <QTest>

namespace tst_matchtime {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using record::GameResult;
using record::Reason;
using record::Winner;

namespace {

clock::TimeControl controlFrom(const char *text)
{
    const auto control = clock::readControl(text);
    if (!control)
        qFatal("this is no control: %s", text);
    return *control;
}

MatchSetup timed(const char *a, const char *b)
{
    MatchSetup setup = plainSetup();
    setup.time = { controlFrom(a), controlFrom(b) };
    return setup;
}

MatchSetup timed(const char *both)
{
    return timed(both, both);
}

std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

} // namespace

// What limits of the clock do to a game: flags that must be claimed and limits of a move that do not lose
// (clock.md#per-move-limit, clock.md#flags).
class TestMatchTime : public QObject
{
    Q_OBJECT

private slots:
    void bothFlagsAtTheFirstCall_data()
    {
        QTest::addColumn<BothFlags>("policy");
        QTest::addColumn<bool>("caller"); // A calls
        QTest::addColumn<bool>("ends");
        QTest::addColumn<Winner>("winner");
        QTest::addColumn<Reason>("reason");

        QTest::newRow("draw under RIF") << BothFlags::Draw << true << true << Winner::Draw << Reason::BothFlags;
        QTest::newRow("who fell first loses") << BothFlags::FirstLoses << true << true << Winner::White << Reason::Time;
        QTest::newRow("whoever calls") << BothFlags::FirstLoses << false << true << Winner::White << Reason::Time;
        QTest::newRow("the game goes on") << BothFlags::Continue << true << false << Winner::Unknown << Reason::None;
        QTest::newRow("both lose") << BothFlags::BothLose << false << true << Winner::BothLose << Reason::BothFlags;
    }
    void bothFlagsAtTheFirstCall()
    {
        QFETCH(BothFlags, policy);
        QFETCH(bool, caller);
        QFETCH(bool, ends);
        QFETCH(Winner, winner);
        QFETCH(Reason, reason);

        // The order of flags (clock.md#flags): A expires at 10:00.000, B at 10:07.412, nobody speaks.
        MatchSetup setup = timed("8m", "2m6.412s");
        setup.flagPolicy = FlagPolicy::Claim;
        setup.bothFlags = policy;
        Driver driver(setup);
        driver.wait(7min - 1s);
        driver.playAll({ "H8" });
        driver.wait(2min - 1s);
        driver.playAll({ "I9" });
        driver.wait(60s);
        QVERIFY(!driver.give(CheckFlag {}));
        driver.playAll({ "J10" });
        driver.wait(20s);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QCOMPARE(driver.count<Flagged>(), 2);
        QVERIFY((driver.match().clock().seat(Seat::A).flag == clock::Flag { 10min, clock::FlagReason::MainTime }));
        QCOMPARE(driver.match().clock().seat(Seat::B).flag->at, clock::Moment(10min + 7412ms));
        QVERIFY(driver.match().flaggedSeat() == Seat::A);
        QCOMPARE(codeOf(driver.give(ClaimTime { caller ? Seat::A : Seat::B })),
            ends ? std::nullopt : std::optional(RefusalCode::BothFlagsDown));
        QVERIFY((driver.match().result() == GameResult { winner, reason }));
        QCOMPARE(driver.match().isOver(), ends);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void unclaimedFlagChangesNothingForTheGame()
    {
        MatchSetup setup = timed("5s+30s", "15m");
        setup.flagPolicy = FlagPolicy::Claim;
        Driver driver(setup);
        driver.playAll({ "H8", "A1" });
        driver.wait(60s);
        // The fall is noted with the stone that comes after it, and the stone stands.
        driver.playAll({ "I8" });
        QCOMPARE(driver.count<Flagged>(), 1);
        QVERIFY(driver.match().position().has(driver.at("I8"), rules::Side::Black));
        driver.playAll({ "A2", "J8", "A3", "K8", "A4", "L8" });
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Five }));
        // No bonus after the fall: 5 s, one bonus, 1 + 61 + 3 s used.
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(35s - 65s));
    }

    void onlyTheOtherMayCallAFlag()
    {
        MatchSetup setup = timed("1m");
        setup.flagPolicy = FlagPolicy::Claim;
        Driver driver(setup);
        QCOMPARE(codeOf(driver.give(ClaimTime { Seat::B })), RefusalCode::NoFlagDown);
        driver.wait(61s);
        QCOMPARE(codeOf(driver.give(CheckFlag {})), std::nullopt);
        QCOMPARE(codeOf(driver.give(ClaimTime { Seat::A })), RefusalCode::OwnFlagDown);
        QCOMPARE(codeOf(driver.give(ClaimTime { Seat::B })), std::nullopt);
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::Time }));
    }

    void foulClaimAfterTheOwnFlagIsRefused_data()
    {
        QTest::addColumn<FlagPolicy>("policy");
        QTest::newRow("clocks stand") << FlagPolicy::AutoStop;
        QTest::newRow("clocks go on") << FlagPolicy::Claim;
    }
    void foulClaimAfterTheOwnFlagIsRefused()
    {
        // Made 0.2 s after the claimant's own flag (match.md#course-of-a-claim).
        QFETCH(FlagPolicy, policy);
        MatchSetup setup = timed("15m", "1m");
        setup.flagPolicy = policy;
        Driver driver(setup);
        driver.playAll({ "F8", "A1", "G8", "A3", "H8", "A5", "J8", "A7", "K8", "A9", "I8" });
        driver.wait(55s + 200ms);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.match().clock().seat(Seat::B).flag->at, driver.now() - 200ms);
        QVERIFY(claimable(driver.match(), Seat::B).empty());
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("I8") })), RefusalCode::OwnFlagDown);
    }

    void missedQuotaLosesWithItsOwnReason()
    {
        MatchSetup setup = timed("5/10s, 1h");
        setup.flagPolicy = FlagPolicy::AutoEnd;
        Driver driver(setup);
        driver.playAll({ "H8", "I9" });
        driver.wait(9s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::TimeQuota }));
    }

    void lostTurnIsAMoveWithoutAStone()
    {
        Driver driver(timed("15m/cap1m/turn-lost"));
        driver.playAll({ "H8", "I9" });
        driver.wait(60s);
        QVERIFY(!driver.play("J10")); // a second too late: void
        QVERIFY(driver.match().position().isEmpty(driver.at("J10")));
        QCOMPARE(driver.count<CapReached>(), 1);
        QCOMPARE(driver.match().moveNumber(), 4);
        QVERIFY(driver.match().toAct() == Seat::B);
        QCOMPARE(driver.match().sideToMove(), rules::Side::White);
        const Move &lost = driver.match().moves().back();
        QVERIFY(lost.isLost && !lost.point && lost.seat == Seat::A);
        QCOMPARE(lost.turn, clock::Duration(60s));
        QCOMPARE(lost.at, driver.now() - 1s);
        driver.playAll({ "J10" });
        QVERIFY(driver.match().position().has(driver.at("J10"), rules::Side::White));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void lostTurnIsNoPass()
    {
        Driver driver(timed("15m/cap1m/turn-lost"));
        driver.playAll({ "A1", "C3", "A5", "C7", "A9", "C11" });
        driver.wait(60s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.give(Pass { Seat::B }));
        QVERIFY(!driver.match().isOver());
        QVERIFY(!driver.give(Pass { Seat::A }));
        QVERIFY((driver.match().result() == GameResult { Winner::Draw, Reason::TwoPasses }));
    }

    void lostTurnDeclinesADraw()
    {
        Driver driver(timed("15m/cap1m/turn-lost"));
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        driver.wait(60s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.match().drawOffer());
        QCOMPARE(driver.count<DrawDeclined>(), 1);
    }

    void nobodyMovesForLong()
    {
        Driver driver(timed("15m/cap1m/turn-lost"));
        driver.playAll({ "H8", "I9" });
        driver.wait(210s);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.count<CapReached>(), 3);
        QVERIFY(driver.match().toAct() == Seat::B);
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).turn, clock::Duration(30s));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void moveAfterAWarningCounts()
    {
        Driver driver(timed("15m/cap1m/warn"));
        driver.playAll({ "H8", "I9" });
        driver.wait(60s);
        driver.playAll({ "J10" });
        QVERIFY(driver.match().position().has(driver.at("J10"), rules::Side::Black));
        QCOMPARE(driver.count<CapReached>(), 1);
        QCOMPARE(driver.match().warnings(Seat::A), 1);
        driver.playAll({ "K11" });
        driver.wait(61s);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.match().phase(), Phase::Flagged);
        QVERIFY(!driver.give(ClaimTime { Seat::B }));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::TimePerMove }));
    }

    void turnTakenBackHasItsWholeLimitAgain()
    {
        Driver driver(timed("15m/cap1m/warn"));
        driver.playAll({ "H8", "I9" });
        driver.wait(70s);
        driver.playAll({ "J10" }); // after a warning
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true, ClockEffect::Restored }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(driver.match().clock().reading(Seat::A, driver.now()).perMove == clock::Duration(60s));
    }

    void warningForTimeIsAWarning()
    {
        // The second warning in the same game loses, whatever it was for (match.md#warnings).
        Driver driver(timed("15m/cap1m/warn"));
        driver.playAll({ "H8", "A1", "J8", "A3" });
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(driver.match().warnings(Seat::B), 1);
        driver.playAll({ "L8" });
        driver.wait(60s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Warnings }));
    }

    void penaltyComesFromTheTotal()
    {
        Driver driver(timed("2m/cap1m/penalty30s"));
        driver.wait(60s);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(30s));
        driver.wait(30s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY((driver.match().clock().seat(Seat::A).flag == clock::Flag { 90s, clock::FlagReason::MainTime }));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void aClockWaitsForTheFirstAct()
    {
        MatchSetup setup = timed("5m+3s");
        setup.clockWaits = true;
        Driver driver(setup);
        QVERIFY(driver.match().waitsForFirstAct());
        QVERIFY(!driver.match().flagMoment());
        driver.wait(20min); // nobody is there yet
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.give(Pause { Seat::B }));
        QVERIFY(!driver.give(Resume {}));
        driver.wait(20min);
        QVERIFY(!driver.play("H8"));
        QVERIFY(!driver.match().waitsForFirstAct());
        QCOMPARE(driver.match().clock().seat(Seat::A).used, clock::Duration(0));
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(5min + 3s));
        driver.wait(40s);
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, clock::Duration(5min - 40s));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void aClockWaitsForTheFirstStoneOfAnOpening()
    {
        MatchSetup setup = timed("5m");
        setup.clockWaits = true;
        setup.opening = shippedProcedure("swap2");
        Driver driver(setup);
        driver.wait(10min);
        QVERIFY(!driver.play("H8"));
        driver.wait(30s); // the opener lays two more stones
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(5min - 30s));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void anOrderThatMakesTheFirstMoveStartsTheClock_data()
    {
        QTest::addColumn<Intervention>("order");
        QTest::newRow("a stone that the arbiter lays") << Intervention { InsertMove { rules::Point { 7, 7 } } };
        QTest::newRow("a turn that the arbiter takes away") << Intervention { LoseTurn { Seat::A } };
    }
    void anOrderThatMakesTheFirstMoveStartsTheClock()
    {
        QFETCH(Intervention, order);
        MatchSetup setup = timed("5m");
        setup.clockWaits = true;
        Driver driver(setup);
        driver.wait(10min);
        QVERIFY(!driver.give(Intervene { order, {} }));
        driver.wait(20s);
        QCOMPARE(driver.match().clock().turnOf(), std::optional(Seat::B));
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, clock::Duration(5min - 20s));
        QVERIFY(!driver.play("I9"));
        driver.wait(30s);
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(5min - 30s));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void aClockThatRunsDoesNotWaitAgain_data()
    {
        QTest::addColumn<bool>("isByOrder");
        QTest::newRow("by an order of the arbiter") << true;
        QTest::newRow("by a stone that was taken back") << false;
    }
    void aClockThatRunsDoesNotWaitAgain()
    {
        QFETCH(bool, isByOrder);
        MatchSetup setup = timed("5m");
        setup.clockWaits = true;
        Driver driver(setup);
        driver.wait(10min);
        if (isByOrder) {
            QVERIFY(!driver.give(Intervene { RunClock { Seat::A }, {} }));
        } else {
            QVERIFY(!driver.play("H8"));
            QVERIFY(!driver.give(AskTakeBack { Seat::A }));
            QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
            QVERIFY(driver.match().moves().empty());
        }
        QVERIFY(!driver.match().waitsForFirstAct());
        QVERIFY(driver.match().clock().isRunning());
        QVERIFY(!driver.give(Pause { Seat::B }));
        driver.wait(1min);
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(driver.match().clock().isRunning());
        driver.wait(30s);
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(5min - 30s));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void aClockDoesNotWaitWherePeopleAreWaitedFor()
    {
        MatchSetup setup = timed("5m");
        setup.clockWaits = true;
        setup.attendance = Attendance { 0, { clock::Duration(0), clock::Duration(0) }, clock::Duration(0) };
        const Driver driver(setup);
        QVERIFY(!driver.match().waitsForFirstAct());
        QVERIFY(driver.match().flagMoment());
    }

    void limitOfOpeningTurns_data()
    {
        QTest::addColumn<QString>("control");
        QTest::addColumn<int>("seconds"); // of the first turn, three stones; -1: none
        QTest::newRow("three times by default") << "inf/cap1m" << 180;
        QTest::newRow("as in every other turn") << "inf/cap1m/opening1" << 60;
        QTest::newRow("twice") << "inf/cap1m/opening2" << 120;
        QTest::newRow("off") << "inf/cap1m/opening0" << -1;
    }
    void limitOfOpeningTurns()
    {
        QFETCH(QString, control);
        QFETCH(int, seconds);
        MatchSetup setup = timed(control.toLatin1().constData());
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        const auto limit = driver.match().flagMoment();
        QCOMPARE(limit ? limit->count() / 1000 : -1, clock::Duration::rep(seconds));
        driver.playAll({ "H8", "H9", "J10" });
        QVERIFY(driver.match().flagMoment() == driver.now() + 60s); // a choice is an ordinary turn
    }

    void turnOfTheOpeningIsWarnedOfAndNotLost()
    {
        MatchSetup setup = timed("15m/cap1m/turn-lost");
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        driver.wait(180s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(driver.match().warnings(Seat::A), 1);
        QCOMPARE(driver.match().moveNumber(), 1);
    }
};

} // namespace tst_matchtime

QTEST_GUILESS_MAIN(tst_matchtime::TestMatchTime)
#include "tst_matchtime.moc"
