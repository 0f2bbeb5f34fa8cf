// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "driver.h"
#include "match/model/record/matchtorecord.h"
#include "match/model/takeback.h"

#include <QTest>

namespace tst_boardofwood {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using record::Reason;
using record::Winner;

namespace {

MatchSetup atTheTable(const char *control, const char *opening = "free")
{
    MatchSetup setup = plainSetup();
    setup.playedOn = PlayedOn::PhysicalBoard;
    setup.opening = shippedProcedure(opening);
    const auto read = clock::readControl(control);
    if (!read)
        qFatal("this is no control: %s", control);
    setup.time = { *read, *read };
    return setup;
}

std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

clock::Duration mainOf(const Driver &driver, Seat seat)
{
    return driver.match().clock().reading(seat, driver.now()).main;
}

// The seat on turn presses after this time.
std::optional<Refusal> press(Driver &driver, clock::Duration after)
{
    driver.wait(after);
    return driver.give(Press { driver.match().toAct().value_or(Seat::A) });
}

Note noteOf(const Driver &driver, std::string_view point)
{
    return Note { opening::Place { driver.at(point) } };
}

} // namespace

// A match whose stones lie on a board of wood: the clock goes by presses, what is noted goes by itself.
class TestBoardOfWood : public QObject
{
    Q_OBJECT

private slots:
    void pressesMoveTheClockAndNothingElse()
    {
        Driver driver(atTheTable("10m+5s"));
        QVERIFY(!press(driver, 12s));
        QCOMPARE(mainOf(driver, Seat::A), clock::Duration(10min - 7s));
        QVERIFY(!press(driver, 65s));
        QCOMPARE(mainOf(driver, Seat::B), clock::Duration(9min));
        QVERIFY(driver.match().moves().empty());
        QCOMPARE(driver.match().turns().size(), std::size_t(2));
        QCOMPARE(driver.match().turns()[1].used, clock::Duration(65s));
        QVERIFY(driver.match().toAct() == Seat::A);
    }
    void onlyTheRunningSideIsPressed()
    {
        Driver driver(atTheTable("10m"));
        driver.wait(3s);
        QVERIFY(codeOf(driver.give(Press { Seat::B })) == RefusalCode::NotYourTurn);
        QVERIFY(!driver.give(Pause { Seat::A }));
        QVERIFY(codeOf(driver.give(Press { Seat::A })) == RefusalCode::Paused);
    }
    void aPressAtTheLimitIsTooLate()
    {
        Driver driver(atTheTable("1m"));
        QVERIFY(!press(driver, 60s));
        QCOMPARE(driver.count<Pressed>(), 0);
        QCOMPARE(driver.count<Flagged>(), 1);
        QVERIFY(driver.match().phase() == Phase::Flagged);
        QVERIFY(!driver.give(ClaimTime { Seat::B }));
        QVERIFY(driver.match().result() == (record::GameResult { Winner::White, Reason::Time }));
    }
    void blocksCountPresses()
    {
        Driver driver(atTheTable("1m 3/90s"));
        for (const clock::Duration turn : { 70s, 1s, 30s, 1s, 20s })
            QVERIFY(!press(driver, turn));
        // After the third stone of the block it is full again (clock.md#canadian-overtime).
        const clock::Reading reading = driver.match().clock().reading(Seat::A, driver.now());
        QCOMPARE(reading.shown, clock::Duration(90s));
        QCOMPARE(reading.moves, 3);
    }
    void notesTouchNoClock()
    {
        Driver driver(atTheTable("10m"));
        QVERIFY(!press(driver, 10s));
        QVERIFY(!press(driver, 20s));
        driver.wait(5s);
        const clock::Clock before = driver.match().clock();
        QVERIFY(!driver.give(noteOf(driver, "H8")));
        QVERIFY(!driver.give(noteOf(driver, "H9")));
        QVERIFY(driver.match().clock() == before);
        QCOMPARE(driver.match().moves().size(), std::size_t(2));
        // The times are those of the turns, not of the notes.
        QVERIFY(driver.match().moves()[0].seat == Seat::A);
        QCOMPARE(driver.match().moves()[0].turn, clock::Duration(10s));
        QCOMPARE(driver.match().moves()[1].at, clock::Moment(30s));
        QCOMPARE(driver.match().moves()[1].clocks.b.main, clock::Duration(10min - 20s));
    }
    void aFiveThatIsNotedEndsNothing()
    {
        Driver driver(atTheTable("10m"));
        for (const char *point : { "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" })
            QVERIFY(!driver.give(noteOf(driver, point)));
        QVERIFY(!driver.match().isOver());
        QVERIFY(!driver.give(Conclude { { Winner::Black, Reason::Five } }));
        QVERIFY(driver.match().isOver());
        QCOMPARE(driver.match().winningRows().size(), std::size_t(1));
    }
    void aWrongNoteIsStruckOut()
    {
        Driver driver(atTheTable("10m", "swap2"));
        for (const char *point : { "H8", "H9", "J9" })
            QVERIFY(!driver.give(noteOf(driver, point)));
        QVERIFY(!driver.give(Note { opening::Choose { driver.match().opening().need().options.front().id } }));
        QVERIFY(!driver.give(StrikeNote {}));
        QVERIFY(!driver.give(StrikeNote {}));
        QCOMPARE(driver.match().moves().size(), std::size_t(2));
        QVERIFY(driver.match().position().isEmpty(driver.at("J9")));
        QVERIFY(!driver.give(noteOf(driver, "K9")));
        const record::Game game = matchToRecord(driver.events(), "2031-05-04");
        QCOMPARE(game.tree.nodeCount(), 4); // the start and three stones: what was struck is no variation
        QVERIFY(!driver.give(StrikeNote {}));
        QVERIFY(!driver.give(StrikeNote {}));
        QVERIFY(!driver.give(StrikeNote {}));
        QVERIFY(codeOf(driver.give(StrikeNote {})) == RefusalCode::NothingNoted);
    }
    void aNoteMustBePossible()
    {
        Driver driver(atTheTable("10m"));
        QVERIFY(!driver.give(noteOf(driver, "H8")));
        QVERIFY(codeOf(driver.give(noteOf(driver, "H8"))) == RefusalCode::Occupied);
        QVERIFY(codeOf(driver.give(Note { opening::Choose { "swap" } })) == RefusalCode::OpeningStep);
        QVERIFY(!driver.give(Note {}));
        QVERIFY(!driver.match().moves().back().point);
    }
    void coloursFollowTheNotedChoice()
    {
        Driver driver(atTheTable("10m", "swap1"));
        QVERIFY(!driver.give(noteOf(driver, "H8")));
        while (driver.match().opening().need().kind == opening::NeedKind::Place)
            QVERIFY(!driver.give(Note { opening::Place { driver.match().opening().allowedPoints().back() } }));
        std::string swap;
        for (const opening::OpenOption &option : driver.match().opening().need().options) {
            if (option.blackAfter == Seat::B)
                swap = option.id;
        }
        QVERIFY(!swap.empty());
        QVERIFY(!driver.give(Note { opening::Choose { swap } }));
        QVERIFY(driver.match().sideOf(Seat::B) == rules::Side::Black);
        QVERIFY(codeOf(driver.give(ExchangeColours {})) == RefusalCode::StepsUnknown);
    }
    void coloursAreExchangedWithoutNotes()
    {
        Driver driver(atTheTable("10m", "swap2"));
        QVERIFY(!press(driver, 30s));
        QVERIFY(!driver.give(ExchangeColours {}));
        QVERIFY(driver.match().sideOf(Seat::A) == rules::Side::White);
        QVERIFY(driver.match().toAct() == Seat::B); // the clocks stay where they are
        QVERIFY(codeOf(driver.give(noteOf(driver, "H8"))) == RefusalCode::StepsUnknown);
        QVERIFY(!driver.give(Resign { Seat::B }));
        QVERIFY(driver.match().result() == (record::GameResult { Winner::White, Reason::Resignation }));
    }
    // A turn of three stones has three times the limit of a move, as long as the program knows of it
    // (clock.md#per-move-limit).
    void theFirstTurnOfAnOpeningHasItsLimit()
    {
        Driver driver(atTheTable("15m/cap1m", "swap2"));
        QVERIFY(!press(driver, 170s));
        QCOMPARE(driver.count<Flagged>(), 0);
        QVERIFY(!press(driver, 60s));
        QCOMPARE(driver.count<Flagged>(), 1);
    }
    void aLostTurnIsNoMove()
    {
        Driver driver(atTheTable("15m/cap1m/turn-lost"));
        driver.wait(61s);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.count<CapReached>(), 1);
        QVERIFY(driver.match().moves().empty());
        QVERIFY(driver.match().toAct() == Seat::B);
    }
    // 5: the wrong press is undone, and the time since goes to the clock that should have run.
    void theArbiterUndoesAPress()
    {
        Driver driver(atTheTable("10m+5s"));
        QVERIFY(!press(driver, 12s));
        driver.wait(8s);
        QVERIFY(!driver.give(Intervene { UndoPress {}, { Ground::PressedEarly, {} } }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(driver.match().turns().empty());
        QCOMPARE(mainOf(driver, Seat::A), clock::Duration(10min - 20s));
        QCOMPARE(mainOf(driver, Seat::B), clock::Duration(10min));
    }
    void theArbiterCorrectsClocksAndLetsThemRun()
    {
        Driver driver(atTheTable("10m"));
        QVERIFY(!driver.give(Intervene { StopClocks {}, {} }));
        QVERIFY(codeOf(driver.give(Press { Seat::A })) == RefusalCode::ArbiterStopped);
        QVERIFY(!driver.give(Intervene { AddTime { Seat::B, 2min }, { Ground::OutsideHelp, {} } }));
        QCOMPARE(mainOf(driver, Seat::B), clock::Duration(12min));
        // The other clock runs for a while: nobody can press it.
        QVERIFY(!driver.give(Intervene { RunClock { Seat::B }, {} }));
        driver.wait(30s);
        QVERIFY(codeOf(driver.give(Press { Seat::B })) == RefusalCode::OtherClockRuns);
        QCOMPARE(mainOf(driver, Seat::B), clock::Duration(11min + 30s));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(!driver.give(Intervene { RunClock { Seat::A }, {} }));
        QVERIFY(!press(driver, 1s));
    }
    // What both have by hand: their times, their presses, and whose turn it is.
    void clocksAreSetByHandAndTheTurnGiven()
    {
        Driver driver(atTheTable("10m+5s"));
        QVERIFY(!press(driver, 12s));
        driver.wait(8s);
        QVERIFY(!driver.give(Pause { Seat::B }));
        const Grounds agreed { Ground::PlayersAgree, {} };
        QVERIFY(!driver.give(Intervene { SetClock { Seat::A, { {}, 7min, {}, {}, 20 } }, agreed }));
        QVERIFY(!driver.give(Intervene { SetClock { Seat::B, { {}, 6min, {}, {}, 21 } }, agreed }));
        QVERIFY(codeOf(driver.give(Intervene { GiveTurn { Seat::B }, agreed })) == RefusalCode::HasTheTurn);
        QVERIFY(!driver.give(Intervene { GiveTurn { Seat::A }, agreed }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(!canUndoPress(driver.match()));
        QVERIFY(!driver.match().clock().isRunning());
        QVERIFY(!driver.match().isHeld());
        QCOMPARE(driver.match().clock().seat(Seat::B).turns, 21);
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(!press(driver, 10s));
        QCOMPARE(mainOf(driver, Seat::A), clock::Duration(7min - 5s));
        QCOMPARE(mainOf(driver, Seat::B), clock::Duration(6min));
        QCOMPARE(driver.match().clock().seat(Seat::A).turns, 21);
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).used, clock::Duration(8s));
    }
    void eachOrderOfPlayersIsUndoneByAnother()
    {
        Driver driver(atTheTable("10m"));
        QVERIFY(!press(driver, 12s));
        QVERIFY(!driver.give(Pause { Seat::B }));
        const Match before = driver.match();
        const Grounds agreed { Ground::PlayersAgree, {} };
        QVERIFY(!driver.give(Intervene { SetClock { Seat::A, { {}, 7min, {}, {}, 20 } }, agreed }));
        QVERIFY(!driver.give(Intervene { GiveTurn { Seat::A }, agreed }));
        for (int i = 0; i < 2; ++i)
            QVERIFY(!driver.give(Intervene { UndoOrder {}, agreed }));
        QVERIFY(driver.match() == before);
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(!press(driver, 1s));
    }
    void aTurnIsGivenOnlyBesideAnotherBoardAndBeforeAFlag()
    {
        Driver onScreen;
        QVERIFY(codeOf(onScreen.give(Intervene { GiveTurn { Seat::B }, {} })) == RefusalCode::NotOnPhysicalBoard);
        Driver driver(atTheTable("1m"));
        driver.wait(61s);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(codeOf(driver.give(Intervene { GiveTurn { Seat::B }, {} })) == RefusalCode::FlagDown);
    }
    // What was not said is not in the record either.
    void onlyTheTimeWasAgreed()
    {
        MatchSetup setup = atTheTable("10m");
        setup.onlyTime = true;
        Driver driver(setup);
        QVERIFY(!press(driver, 1s));
        QVERIFY(!driver.give(Conclude { { Winner::Black, Reason::Resignation } }));
        const record::Game game = matchToRecord(driver.events(), "2026-01-01");
        QVERIFY(game.info.rules.empty());
        QVERIFY(game.info.procedure.empty());
        QCOMPARE(game.info.baseTime, std::string("600"));
    }
    void whatConcernsMovesSeenByTheProgramIsRefused()
    {
        Driver driver(atTheTable("10m"));
        QVERIFY(!driver.give(noteOf(driver, "H8")));
        QVERIFY(
            codeOf(driver.give(Intervene { Retract { 0, ClockEffect::Kept }, {} })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(Intervene { LoseTurn { Seat::A }, {} })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(Intervene { Adjourn { "sealed" }, {} })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(!driver.give(Intervene { Adjourn {}, {} }));
    }
    void nothingIsLaidOrClaimedHere()
    {
        Driver driver(atTheTable("10m"));
        QVERIFY(codeOf(driver.play("H8")) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(Pass { Seat::A })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(ClaimFive { Seat::A })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("H8") })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(OfferDraw { Seat::A })) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(StepBack {})) == RefusalCode::OnPhysicalBoard);
        QVERIFY(codeOf(driver.give(Conclude { {} })) == RefusalCode::NoResult);
    }
    void aGameOnTheScreenKnowsNoPress()
    {
        Driver driver;
        QVERIFY(codeOf(driver.give(Press { Seat::A })) == RefusalCode::NotOnPhysicalBoard);
        QVERIFY(codeOf(driver.give(noteOf(driver, "H8"))) == RefusalCode::NotOnPhysicalBoard);
        QVERIFY(codeOf(driver.give(Conclude { { Winner::Black, Reason::Five } })) == RefusalCode::NotOnPhysicalBoard);
    }
};

} // namespace tst_boardofwood

QTEST_GUILESS_MAIN(tst_boardofwood::TestBoardOfWood)
#include "tst_boardofwood.moc"
