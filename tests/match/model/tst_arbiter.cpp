// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "driver.h"
#include "match/model/pauses.h"

#include <QTest>

namespace tst_arbiter {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using clock::Duration;
using record::GameResult;
using record::Reason;
using record::Winner;
using rules::Side;

namespace {

MatchSetup timed(const char *control)
{
    MatchSetup setup = plainSetup();
    setup.time.a = clock::readControl(control).value();
    setup.time.b = setup.time.a;
    return setup;
}

std::optional<RefusalCode> refused(Driver &driver, const Intervention &what)
{
    const auto refusal = driver.give(Intervene { what, { Ground::Other, {} } });
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

bool done(Driver &driver, const Intervention &what)
{
    const bool accepted = !refused(driver, what);
    return accepted && replay(driver.events()) == driver.match();
}

Duration left(const Driver &driver, Seat seat)
{
    return driver.match().clock().reading(seat, driver.now()).shown;
}

Duration used(const Driver &driver, Seat seat)
{
    return driver.match().clock().reading(seat, driver.now()).used;
}

} // namespace

// What an arbiter can do (match.md#orders).
class TestArbiter : public QObject
{
    Q_OBJECT

private slots:
    void stoppedClocksRunOnlyByTheArbiter()
    {
        Driver driver;
        driver.wait(10s);
        QVERIFY(done(driver, StopClocks {}));
        driver.wait(1h);
        QVERIFY(driver.give(Resume {})->code == RefusalCode::ArbiterStopped);
        QVERIFY(driver.play("H8")->code == RefusalCode::ArbiterStopped);
        QVERIFY(refused(driver, StopClocks {}) == RefusalCode::ArbiterStopped);
        QVERIFY(done(driver, RunClock { Seat::A }));
        QVERIFY(refused(driver, RunClock { Seat::A }) == RefusalCode::ClockRuns);
        driver.wait(5s);
        QCOMPARE(left(driver, Seat::A), Duration(15min - 15s));
    }

    // Who displaced the stones restores them on his own time (match.md#displaced-stones).
    void timeRunsForTheSeatThatIsNotToAct()
    {
        Driver driver(timed("10m+10s"));
        driver.playAll({ "H8" });
        driver.wait(20s);
        QVERIFY(done(driver, RunClock { Seat::A }));
        driver.wait(30s);
        QCOMPARE(left(driver, Seat::A), Duration(10min + 10s - 1s - 30s));
        QCOMPARE(left(driver, Seat::B), Duration(10min - 20s));
        QVERIFY(driver.match().toAct() == Seat::B);
        QVERIFY(driver.play("A1")->code == RefusalCode::OtherClockRuns);
        QVERIFY(done(driver, RunClock { Seat::B }));
        driver.playAll({ "A1" }); // two seconds: one was waited for in vain
        QCOMPARE(used(driver, Seat::B), Duration(21s));
        QCOMPARE(used(driver, Seat::A), Duration(1s + 31s));
        QCOMPARE(left(driver, Seat::B), Duration(10min + 10s - 21s));
    }

    void clocksAreSet_data()
    {
        QTest::addColumn<QString>("control");
        QTest::addColumn<int>("before"); // seconds of the turn before it is set
        QTest::addColumn<clock::ClockSetting>("setting");
        QTest::addColumn<int>("stage");
        QTest::addColumn<int>("shown"); // seconds, just after it
        QTest::addColumn<int>("periods");
        QTest::addColumn<int>("moves");
        using Setting = clock::ClockSetting;
        QTest::newRow("main time in the middle of a turn")
            << "15m" << 40 << Setting { {}, 5min, {}, {} } << 0 << 300 << 0 << 0;
        QTest::newRow("main time under a delay") << "5m d10s" << 25 << Setting { {}, 60s, {}, {} } << 0 << 60 << 0 << 0;
        QTest::newRow("periods, the running one full")
            << "30s 5x60s" << 100 << Setting { {}, {}, 2, {} } << 1 << 60 << 2 << 0;
        QTest::newRow("into byo-yomi") << "30m 3x60s" << 10 << Setting { 1, {}, {}, {} } << 1 << 60 << 3 << 0;
        QTest::newRow("back into main time") << "30s 3x60s" << 50 << Setting { 0, 60s, {}, {} } << 0 << 60 << 3 << 0;
        QTest::newRow("moves of a block") << "1m 3/90s" << 70 << Setting { {}, {}, {}, 2 } << 1 << 80 << 0 << 2;
        QTest::newRow("moves of a quota") << "40/90m, 30m" << 60 << Setting { {}, {}, {}, 7 } << 0 << 5340 << 0 << 7;
        QTest::newRow("units of a bank") << "bank 30s 10x60s" << 20 << Setting { {}, {}, 4, {} } << 0 << 30 << 4 << 0;
    }
    void clocksAreSet()
    {
        QFETCH(QString, control);
        QFETCH(int, before);
        QFETCH(clock::ClockSetting, setting);
        QFETCH(int, stage);
        QFETCH(int, shown);
        QFETCH(int, periods);
        QFETCH(int, moves);
        Driver driver(timed(control.toLatin1().constData()));
        driver.wait(Duration(std::chrono::seconds(before)));
        QVERIFY(done(driver, SetClock { Seat::A, setting }));
        const clock::Reading reading = driver.match().clock().reading(Seat::A, driver.now());
        QCOMPARE(reading.stage, stage);
        QCOMPARE(reading.shown, Duration(std::chrono::seconds(shown)));
        QCOMPARE(reading.periods, periods);
        QCOMPARE(reading.moves, moves);
        QCOMPARE(reading.used, Duration(std::chrono::seconds(before)));
        const auto &event = std::get<Intervened>(driver.events().back().what);
        QCOMPARE(event.after.a, reading.shown);
    }

    // As on a clock of metal: the counter is put right, and no time with it.
    void pressesAreSetWithoutAnyTime()
    {
        Driver driver(timed("30m 3x60s"));
        driver.playAll({ "H8", "I8", "H9" });
        driver.wait(20s);
        const clock::Reading before = driver.match().clock().reading(Seat::B, driver.now());
        QCOMPARE(before.turns, 1);
        QVERIFY(done(driver, SetClock { Seat::B, { {}, {}, {}, {}, 12 } }));
        clock::Reading after = driver.match().clock().reading(Seat::B, driver.now());
        QCOMPARE(std::exchange(after.turns, before.turns), 12);
        QVERIFY(after == before);
        driver.playAll({ "I9" });
        QCOMPARE(driver.match().clock().seat(Seat::B).turns, 13);
        QVERIFY(done(driver, UndoPress {}));
        QCOMPARE(driver.match().clock().seat(Seat::B).turns, 12);
        QVERIFY(done(driver, SetClock { Seat::A, { {}, 5min, {}, {}, 7 } }));
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).shown, Duration(5min));
        QCOMPARE(driver.match().clock().seat(Seat::A).turns, 7);
        Driver untimed(timed("inf"));
        QVERIFY(done(untimed, SetClock { Seat::A, { {}, {}, {}, {}, 3 } }));
        QCOMPARE(untimed.match().clock().seat(Seat::A).turns, 3);
        QVERIFY(refused(untimed, SetClock { Seat::A, { {}, 5min, {}, {}, 3 } }) == RefusalCode::ClockCannotBeSet);
        QVERIFY(refused(untimed, SetClock { Seat::A, { {}, {}, {}, {}, -1 } }) == RefusalCode::ClockCannotBeSet);
    }

    void settingsThatFitNothingAreRefused()
    {
        Driver driver(timed("30m 3x60s"));
        for (const clock::ClockSetting &setting :
            { clock::ClockSetting {}, clock::ClockSetting { 2, {}, {}, {} }, clock::ClockSetting { {}, {}, 4, {} },
                clock::ClockSetting { {}, {}, {}, 3 }, clock::ClockSetting { {}, -1s, {}, {} } })
            QVERIFY(refused(driver, SetClock { Seat::A, setting }) == RefusalCode::ClockCannotBeSet);
        Driver untimed(timed("inf"));
        QVERIFY(refused(untimed, AddTime { Seat::B, 10s }) == RefusalCode::ClockCannotBeSet);
        QVERIFY(refused(untimed, Reread { 50s }) == RefusalCode::NoCountRunning);
    }

    void timeGivenLiftsAFlagAndTimeTakenDropsIt()
    {
        Driver driver;
        driver.wait(15min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(refused(driver, RunClock { Seat::A }) == RefusalCode::FlagDown);
        QVERIFY(done(driver, AddTime { Seat::A, 2min }));
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QVERIFY(driver.match().isHeld());
        QVERIFY(done(driver, RunClock { Seat::A }));
        driver.playAll({ "H8" });
        QVERIFY(done(driver, AddTime { Seat::B, -1h }));
        QCOMPARE(driver.match().phase(), Phase::Flagged);
        QVERIFY(!driver.give(ClaimTime { Seat::A }));
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Time }));

        MatchSetup setup = plainSetup();
        setup.flagPolicy = FlagPolicy::AutoEnd;
        Driver ends(setup);
        QVERIFY(done(ends, SetClock { Seat::B, { {}, 0s, {}, {} } }));
        QVERIFY((ends.match().result() == GameResult { Winner::Black, Reason::Time }));
    }

    void undonePressGoesOnWithTheTimeSince()
    {
        Driver driver(timed("10m+10s"));
        driver.playAll({ "H8" });
        driver.wait(20s);
        QVERIFY(done(driver, UndoPress {}));
        QVERIFY(driver.match().moves().empty());
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(left(driver, Seat::A), Duration(10min - 21s)); // no bonus, and the time of the other clock
        QCOMPARE(left(driver, Seat::B), Duration(10min));
        QVERIFY(refused(driver, UndoPress {}) == RefusalCode::NothingToUndo);
        driver.playAll({ "I9" });
        QCOMPARE(left(driver, Seat::A), Duration(10min + 10s - 22s));
    }

    void undonePressOfTheOpeningAsksAgain()
    {
        MatchSetup setup = timed("10m+10s");
        setup.opening = shippedProcedure("swap1");
        Driver driver(setup);
        driver.playAll({ "E5" });
        driver.wait(4s);
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "black" } }));
        driver.wait(5s);
        QVERIFY(done(driver, UndoPress {}));
        QCOMPARE(driver.match().phase(), Phase::Opening);
        QCOMPARE(left(driver, Seat::B), Duration(10min - 9s));
        QCOMPARE(left(driver, Seat::A), Duration(10min + 10s - 1s));
    }

    void stoneInsideATurnIsNoPressToUndo()
    {
        MatchSetup setup = timed("10m+10s");
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(refused(driver, UndoPress {}) == RefusalCode::NothingToUndo);
    }

    // 38:00 and 26:00 used where 60:00 had passed (match.md#faulty-clock).
    void faultyClockIsRescaled()
    {
        Driver driver(timed("2h"));
        driver.wait(38min - 1s);
        driver.playAll({ "H8" });
        driver.wait(26min - 1s);
        driver.playAll({ "I9" });
        QVERIFY(refused(driver, Rescale { 0min }) == RefusalCode::ClockCannotBeSet);
        QVERIFY(done(driver, Rescale { 60min }));
        QCOMPARE(used(driver, Seat::A), Duration(35min + 37s + 500ms));
        QCOMPARE(used(driver, Seat::B), Duration(24min + 22s + 500ms));
        QCOMPARE(left(driver, Seat::A), Duration(2h - 35min - 37s - 500ms));
        QVERIFY(done(driver, Equalise {}));
        QCOMPARE(used(driver, Seat::A), Duration(30min));
        QCOMPARE(left(driver, Seat::B), Duration(90min));
    }

    // 3: read again from the point of the mistake.
    void oneKeyStopsAndResumes()
    {
        MatchSetup setup = timed("10m");
        setup.pauses = true;
        Driver friends(setup);
        QVERIFY(pauseKey(friends.match()) == PauseKey::Pause);
        QVERIFY(!friends.give(Pause { Seat::A }));
        QVERIFY(pauseKey(friends.match()) == PauseKey::Resume);

        setup.arbiter = true;
        setup.pauses = false;
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(pauseKey(driver.match()) == PauseKey::Stop);
        QVERIFY(!driver.give(stopAtOnce()));
        QVERIFY(pauseKey(driver.match()) == PauseKey::Arbiter && driver.match().waitsForArbiter());
        // After a restart somebody says first that the game goes on.
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(pauseKey(driver.match()) == PauseKey::Resume && !driver.match().waitsForArbiter());
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(pauseKey(driver.match()) == PauseKey::Arbiter);
        // But for an adjourned one, which stays with the arbiter.
        QVERIFY(done(driver, Adjourn {}));
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(pauseKey(driver.match()) == PauseKey::Arbiter && driver.match().waitsForArbiter());
    }

    void countIsReadAgain()
    {
        Driver driver(timed("30s 2x60s"));
        driver.wait(30s + 50s);
        QVERIFY(done(driver, Reread { 30s }));
        QCOMPARE(left(driver, Seat::A), Duration(30s));
        QVERIFY(refused(driver, Reread { 31s }) == RefusalCode::NoCountRunning);
        driver.wait(29s);
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).periods, 2);
    }

    void movesAreRetracted_data()
    {
        QTest::addColumn<bool>("restored");
        QTest::addColumn<int>("left"); // of A, seconds
        QTest::newRow("clocks as they were after the last move") << true << 609;
        QTest::newRow("clocks kept") << false << 617;
    }
    void movesAreRetracted()
    {
        QFETCH(bool, restored);
        QFETCH(int, left);
        Driver driver(timed("10m+10s"));
        driver.playAll({ "H8", "A1", "I8", "A2", "J8" });
        const ClockEffect clocks = restored ? ClockEffect::Restored : ClockEffect::Kept;
        QVERIFY(refused(driver, Retract { 5, clocks }) == RefusalCode::NoSuchMove);
        QVERIFY(done(driver, Retract { 2, clocks }));
        QCOMPARE(driver.match().moves().size(), std::size_t(2));
        QVERIFY(driver.match().position().isEmpty(driver.at("I8")));
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(tst_arbiter::left(driver, Seat::A), Duration(std::chrono::seconds(restored ? left : 627)));
        QVERIFY(done(driver, InsertMove { driver.at("I8") }));
        QVERIFY(driver.match().toAct() == Seat::B);
        driver.playAll({ "A2" });
        QVERIFY(driver.match().position().has(driver.at("I8"), Side::Black));
        QVERIFY(done(driver, Retract { 0, clocks }));
        QVERIFY(driver.match().moves().empty());
        QVERIFY(driver.match().toAct() == Seat::A);
    }

    void retractReachesIntoTheOpening()
    {
        MatchSetup setup = timed("10m+10s");
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        driver.playAll({ "H8", "H9", "J10" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "keep" } }));
        driver.playAll({ "G8" });
        QVERIFY(done(driver, Retract { 3, ClockEffect::Restored }));
        QCOMPARE(driver.match().phase(), Phase::Opening);
        QVERIFY(driver.match().toAct() == Seat::B);
        QVERIFY(driver.match().opening().need().kind == opening::NeedKind::Place);
        QVERIFY(done(driver, Retract { 1, ClockEffect::Restored }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(left(driver, Seat::A), Duration(10min - 1s));
    }

    void recordIsCorrected()
    {
        Driver driver;
        driver.playAll({ "H8", "A1", "I8", "A2" });
        QVERIFY(refused(driver, CorrectMove { 3, driver.at("J8"), driver.at("K8") }) == RefusalCode::NoSuchMove);
        QVERIFY(refused(driver, CorrectMove { 3, driver.at("I8"), driver.at("H8") }) == RefusalCode::Occupied);
        QVERIFY(done(driver, CorrectMove { 3, driver.at("I8"), driver.at("K8") }));
        QVERIFY(driver.match().position().has(driver.at("K8"), Side::Black));
        QVERIFY(driver.match().position().isEmpty(driver.at("I8")));
    }

    void secondWarningLosesAsTheSetupSays_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("ends"); // at this warning; 0: never
        QTest::newRow("the second") << 2 << 2;
        QTest::newRow("the third, as in xiangqi") << 3 << 3;
        QTest::newRow("none") << 0 << 0;
    }
    void secondWarningLosesAsTheSetupSays()
    {
        QFETCH(int, most);
        QFETCH(int, ends);
        MatchSetup setup = plainSetup();
        setup.warningsToLose = most;
        Driver driver(setup);
        QVERIFY(refused(driver, Unwarn { Seat::B }) == RefusalCode::NothingToUndo);
        QVERIFY(done(driver, Warn { Seat::B }));
        QVERIFY(done(driver, Unwarn { Seat::B }));
        QCOMPARE(driver.match().warnings(Seat::B), 0);
        for (int warning = 1; warning <= 4 && !driver.match().isOver(); ++warning) {
            QVERIFY(done(driver, Warn { Seat::B }));
            QCOMPARE(driver.match().isOver(), warning == ends);
        }
        if (ends > 0)
            QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Warnings }));
    }

    void firstWarningCanLose()
    {
        MatchSetup setup = plainSetup();
        setup.warningsToLose = 1;
        Driver driver(setup);
        QVERIFY(done(driver, Warn { Seat::B }));
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Warnings }));
    }

    void lostTurnComesWhenItsTurnDoes()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(done(driver, LoseTurn { Seat::A })); // not to act: the next one
        QCOMPARE(driver.match().turnsOwed(Seat::A), 1);
        driver.playAll({ "A1" });
        QCOMPARE(driver.match().turnsOwed(Seat::A), 0);
        QVERIFY(driver.match().toAct() == Seat::B);
        QVERIFY(driver.match().moves().back().isLost);
        QCOMPARE(driver.match().sideToMove(), Side::White);
        QVERIFY(done(driver, LoseTurn { Seat::B }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void eachLostTurnIsOwedByItself()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(done(driver, LoseTurn { Seat::A }));
        QVERIFY(done(driver, LoseTurn { Seat::A }));
        QCOMPARE(driver.match().turnsOwed(Seat::A), 2);
        driver.playAll({ "A1" });
        QCOMPARE(driver.match().turnsOwed(Seat::A), 1);
        driver.playAll({ "A2" });
        QCOMPARE(driver.match().turnsOwed(Seat::A), 0);
        driver.playAll({ "A3", "I8" });
        QVERIFY(driver.match().moves().back().seat == Seat::A);
    }

    void onlyWhoOwesATurnLosesOne()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(done(driver, LoseTurn { Seat::A }));
        QVERIFY(done(driver, UndoPress {}));
        driver.playAll({ "I9" });
        QVERIFY(driver.match().toAct() == Seat::B);
        QCOMPARE(driver.match().turnsOwed(Seat::A), 1);
    }

    void resultIsConfirmedLockedAndOpenedAgain()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        driver.playAll({ "H8" });
        QVERIFY(driver.give(Confirm { Seat::A })->code == RefusalCode::NotEnded);
        QVERIFY(refused(driver, Declare {}) == RefusalCode::NoResult);
        QVERIFY(refused(driver, Declare { { Winner::Black, Reason::None } }) == RefusalCode::NoResult);
        QVERIFY(refused(driver, Declare { { Winner::Unknown, Reason::Conduct } }) == RefusalCode::NoResult);
        QVERIFY(done(driver, Declare { { Winner::BothLose, Reason::DoubleForfeit } }));
        QVERIFY(refused(driver, Warn { Seat::A }) == RefusalCode::Ended);
        QVERIFY(!driver.give(Confirm { Seat::A }));
        QVERIFY(driver.give(Confirm { Seat::A })->code == RefusalCode::AlreadyConfirmed);
        QVERIFY(!driver.give(Confirm { Seat::B }));
        QVERIFY(!driver.match().isResultLocked());
        QVERIFY(!driver.give(Confirm {}));
        QVERIFY(driver.match().isResultLocked());
        QVERIFY(refused(driver, Reopen {}) == RefusalCode::SecondReasonNeeded);
        QVERIFY(done(driver, Reopen { Grounds { Ground::RecordWrong, {} } }));
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QVERIFY(driver.match().isHeld());
        QVERIFY(!driver.match().isResultLocked());
        QVERIFY(done(driver, RunClock { Seat::B }));
        driver.playAll({ "I9" });
    }

    // [GO 17.1]: up to move 10 inclusive; then the game stands with the colours as played.
    void wrongColoursAreExchanged()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "J8", "A1", "A3", "A5", "A7", "A9", "A11" });
        driver.wait(7s);
        QVERIFY(driver.match().toAct() == Seat::B);
        const Duration usedByB = used(driver, Seat::B);
        QVERIFY(done(driver, SwapColours {}));
        QVERIFY(driver.match().toAct() == Seat::A); // White now
        QVERIFY(driver.match().sideOf(Seat::A) == Side::White);
        QVERIFY(driver.match().clock().turnOf() == Seat::A);
        QCOMPARE(driver.match().moves().size(), std::size_t { 9 });
        QCOMPARE(used(driver, Seat::B), usedByB); // who thought has used it
        driver.playAll({ "A13" });
        QVERIFY(driver.match().moves().back().side == Side::White && driver.match().moves().back().seat == Seat::A);
        QVERIFY(driver.match().toAct() == Seat::B);
        driver.playAll({ "C1" });
        QVERIFY(refused(driver, SwapColours {}) == RefusalCode::TooLateForColours);
        QVERIFY(!driver.give(Resign { Seat::B }));
        QCOMPARE(driver.match().result().winner, Winner::White);
    }

    // Whose turn it is comes from the stones and the colours of now, not from whose it was then.
    void takingBackAcrossAnExchangeGivesTheTurnToTheColourOfNow()
    {
        Driver driver;
        driver.playAll({ "H8", "H9" });
        QVERIFY(done(driver, SwapColours {}));
        driver.playAll({ "I8" }); // Black's, by B
        QVERIFY(done(driver, SwapColours {}));
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(driver.match().clock().turnOf() == Seat::A);
        QVERIFY(refused(driver, RunClock { Seat::A }) == RefusalCode::ClockRuns);
    }

    // The bonus of the press goes with it, and with that all that A had left.
    void undoingAPressAcrossAnExchangeMayLetAFlagFall()
    {
        MatchSetup setup = plainSetup();
        setup.time.a.stages = { clock::MainStage { .time = 1min, .increment = 5min } };
        Driver driver(setup);
        driver.wait(49s);
        driver.playAll({ "H8" });
        QVERIFY(done(driver, SwapColours {}));
        QVERIFY(driver.match().toAct() == Seat::A);
        driver.wait(2min);
        QVERIFY(done(driver, UndoPress {}));
        QVERIFY(driver.match().isFlagged(Seat::A));
        QCOMPARE(driver.match().phase(), Phase::Flagged);
        QVERIFY(!driver.match().clock().isRunning());
    }

    // An undecided game at the end of its time: who used less of it wins, and nobody else can be named
    // (match.md#results).
    void lessTimeUsedWins()
    {
        Driver driver;
        driver.wait(20s);
        driver.playAll({ "H8", "I9" }); // 21 seconds of A, one of B
        QVERIFY(refused(driver, Declare { { Winner::Black, Reason::LessTime } }) == RefusalCode::NoResult);
        QVERIFY(refused(driver, Declare { { Winner::Draw, Reason::LessTime } }) == RefusalCode::NoResult);
        QVERIFY(done(driver, Declare { { Winner::White, Reason::LessTime } }));
        QCOMPARE(driver.match().result(), (GameResult { Winner::White, Reason::LessTime }));
    }

    void gameEndedByAStoneGoesOnForTheOpponent()
    {
        Driver driver;
        driver.playAll({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" });
        QVERIFY(driver.match().isOver());
        QVERIFY(done(driver, Reopen {}));
        QVERIFY(driver.match().winningRows().empty());
        QVERIFY(done(driver, Retract { 8, ClockEffect::Restored }));
        QVERIFY(done(driver, RunClock { Seat::A }));
        driver.playAll({ "L9", "A5" });
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::Five }));
    }

    void pointsAreDeductedAlsoAfterTheEnd()
    {
        Driver driver;
        QVERIFY(!driver.give(Resign { Seat::A }));
        QVERIFY(done(driver, DeductPoints { Seat::B, 1 }));
        QCOMPARE(driver.match().pointsDeducted(Seat::B), 1);
        QVERIFY(done(driver, DeductPoints { Seat::B, -1 }));
        QCOMPARE(driver.match().pointsDeducted(Seat::B), 0);
        QVERIFY(done(driver, Remark {}));
    }

    // The sealed move is played when it is opened, at no cost (match.md#adjournment).
    void sealedMoveIsPlayedAtResumption()
    {
        Driver driver;
        driver.playAll({ "H8" });
        driver.wait(30s);
        QVERIFY(refused(driver, OpenSealed { driver.at("I9") }) == RefusalCode::NotAdjourned);
        QVERIFY(done(driver, Adjourn { "sealed" }));
        QVERIFY(driver.match().isAdjourned());
        driver.wait(24h);
        QVERIFY(done(driver, OpenSealed { driver.at("I9") }));
        QVERIFY(driver.match().position().has(driver.at("I9"), Side::White));
        QCOMPARE(used(driver, Seat::B), Duration(30s));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(driver.match().clock().isRunning());
        QVERIFY(done(driver, Adjourn { "sealed" }));
        QVERIFY(done(driver, OpenSealed { driver.at("I9") })); // taken: it loses
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::Adjudicated }));
    }

    void arbiterIsCalledWhereThereIsOne()
    {
        Driver without;
        QVERIFY(without.give(CallArbiter { Seat::A })->code == RefusalCode::NoArbiter);
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        setup.pauses = false;
        Driver driver(setup);
        QVERIFY(!driver.give(CallArbiter { Seat::B }));
        QVERIFY(driver.match().arbiterCalledBy() == Seat::B);
        QVERIFY(!driver.match().clock().isRunning());
        QVERIFY(done(driver, RunClock { Seat::A }));
        QVERIFY(!driver.match().arbiterCalledBy());
    }
};

} // namespace tst_arbiter

QTEST_GUILESS_MAIN(tst_arbiter::TestArbiter)
#include "tst_arbiter.moc"
