// SPDX-License-Identifier: MIT
#include "../journal/randomplay.h"
#include "driver.h"
#include "match/model/doublegame.h"
#include "match/model/foulclaims.h"
#include "match/model/takeback.h"
#include "opening/file/shipped.h"

#include <QTest>

namespace tst_match {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using record::GameResult;
using record::Reason;
using record::Winner;
using rules::Side;

namespace {

std::optional<RefusalCode> codeOf(const std::optional<Refusal> &refusal)
{
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void fiveEndsTheGameAtRelease()
    {
        Driver driver;
        driver.playAll({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" });
        QVERIFY(driver.match().isOver());
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Five }));
        QCOMPARE(driver.match().winningRows().size(), std::size_t(1));
        QCOMPARE(driver.match().winningRows().front().length, 5);
        QVERIFY(!driver.match().toAct());
        QCOMPARE(codeOf(driver.play("A5")), RefusalCode::Ended);
    }

    void aStoneThatEndsTheGameEarnsNoIncrement()
    {
        MatchSetup setup = plainSetup();
        std::get<clock::MainStage>(setup.time.a.stages[0]).increment = 30s;
        Driver driver(setup);
        driver.playAll({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" });
        // Four presses with a bonus, five seconds used, none for the winning stone.
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(15min + 4 * 30s - 5s));
    }

    void overlineOfWhiteWinsInRenjuWithItsOwnReason()
    {
        Driver driver;
        driver.playAll({ "A15", "H8", "C15", "I8", "E15", "J8", "G15", "L8", "I15", "M8", "K15", "K8" });
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::OverlineOfWhite }));
    }

    void refusalsSayWhy()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QCOMPARE(codeOf(driver.give(Act { Seat::A, opening::Place { driver.at("I9") } })), RefusalCode::NotYourTurn);
        QCOMPARE(codeOf(driver.play("H8")), RefusalCode::Occupied);
        QCOMPARE(codeOf(driver.give(Act { Seat::B, opening::Place { { 15, 3 } } })), RefusalCode::OffTheBoard);
        QCOMPARE(codeOf(driver.give(Pass { Seat::B })), RefusalCode::PassNotAllowed);
        QCOMPARE(codeOf(driver.give(ClaimTime { Seat::B })), RefusalCode::NoFlagDown);
        QCOMPARE(codeOf(driver.give(ClaimFive { Seat::B })), RefusalCode::NothingToClaim);
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::A, driver.at("H8") })), RefusalCode::NotByRule);
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("A1") })), RefusalCode::NoSuchStone);
        QCOMPARE(codeOf(driver.give(AnswerDraw { Seat::B, true })), RefusalCode::NothingAsked);
        QCOMPARE(codeOf(driver.give(Start { plainSetup() })), RefusalCode::AlreadyStarted);
        QCOMPARE(codeOf(Match().decide(Resign {}, 0ms).fault()), RefusalCode::NotStarted);
    }

    void aStartThatCannotBePlayedIsRefused()
    {
        MatchSetup setup = plainSetup();
        setup.time.b.stages = { clock::ByoYomiStage { .periods = 3, .period = 0ms } };
        QCOMPARE(Match().decide(Start { setup }, 0ms).fault().code, RefusalCode::UnsoundTime);
        setup = plainSetup();
        setup.opening = shippedProcedure("rif-classic");
        setup.boardSize = 8; // no centre
        QCOMPARE(Match().decide(Start { setup }, 0ms).fault().code, RefusalCode::OpeningUnplayable);
    }

    void doubleThreeIsClaimedBeforeTheReply()
    {
        Driver driver;
        playDoubleThree(driver);
        QVERIFY(!driver.match().isOver()); // silent until claimed
        QVERIFY(shownFouls(driver.match()).empty());
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::DoubleThree }));
    }

    void doubleThreeCannotBeClaimedAfterTheReply()
    {
        Driver driver;
        playDoubleThree(driver);
        driver.playAll({ "O15" });
        // Only an overline could still be claimed, and this is none: a wrong claim.
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY(!driver.match().isOver());
        QCOMPARE(driver.count<TimeAdded>(), 1);
    }

    void overlineCanBeClaimedUntilTheEnd()
    {
        Driver driver;
        driver.playAll({ "F8", "A1", "G8", "A3", "H8", "A5", "J8", "A7", "K8", "A9", "I8", "A11", "O1", "A13", "O3" });
        QVERIFY(!driver.match().isOver());
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("I8") }));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::Overline }));
    }

    void aFallenFlagOfTheOffenderDoesNotBarTheClaim()
    {
        Driver driver;
        driver.playAll({ "F8", "A1", "G8", "A3", "H8", "A5", "J8", "A7", "K8", "A9", "I8", "A11" });
        driver.wait(15min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(driver.match().flaggedSeat() == Seat::A);
        QCOMPARE(claimable(driver.match(), Seat::B).size(), std::size_t(6));
        // A wrong claim is noted, but gives no time to the seat that has none left.
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("F8") }));
        QCOMPARE(driver.match().phase(), Phase::Flagged);
        QCOMPARE(driver.count<TimeAdded>(), 0);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("I8") }));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::Overline }));
    }

    void theClaimantsOwnFallenFlagBarsTheClaim()
    {
        Driver driver;
        driver.playAll({ "F8", "A1", "G8", "A3", "H8", "A5", "J8", "A7", "K8", "A9", "I8" });
        driver.wait(15min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(claimable(driver.match(), Seat::B).empty());
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("I8") })), RefusalCode::OwnFlagDown);
    }

    void drawnStonesLieOnTheBoardFromTheStart()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("drawn-position"); // H8 H9 I9
        Driver driver(setup);
        QCOMPARE(driver.match().drawnStones(), 3);
        QCOMPARE(driver.match().moveNumber(), 4);
        QCOMPARE(driver.match().sideToMove(), Side::White);
        QVERIFY(driver.match().toAct() == Seat::B);
        QVERIFY(driver.match().position() == driver.match().opening().position());
        QCOMPARE(codeOf(driver.play("H8")), RefusalCode::Occupied);
        QVERIFY(claimable(driver.match(), Seat::B).empty());
        QCOMPARE(codeOf(driver.give(ClaimFoul { Seat::B, driver.at("I9") })), RefusalCode::NoSuchStone);
        driver.playAll({ "G7" });
        QVERIFY(driver.match().position().has(driver.at("G7"), Side::White));
        QCOMPARE(takeBackMoves(driver.match(), Seat::B), 1);
        QCOMPARE(takeBackMoves(driver.match(), Seat::A), 0);
    }

    void wrongClaimsGiveTimeThenWarnThenLose()
    {
        Driver driver;
        driver.playAll({ "H8" });
        const auto aTime = [&] { return driver.match().clock().reading(Seat::A, driver.now()).main; };
        const clock::Duration before = aTime();
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(aTime(), before + 1min); // base time of 15 minutes
        QVERIFY(driver.match().clock().isRunning());
        QCOMPARE(driver.match().warnings(Seat::B), 0);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QCOMPARE(driver.match().warnings(Seat::B), 1);
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("H8") }));
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Warnings }));
    }

    void claimableSaysNothingOfTheVerdict()
    {
        Driver driver;
        driver.playAll({ "H8", "H9", "I8" });
        QCOMPARE(claimable(driver.match(), Seat::B).size(), std::size_t(2));
        QVERIFY(claimable(driver.match(), Seat::B).front() == driver.at("I8"));
        QVERIFY(claimable(driver.match(), Seat::A).empty());
    }

    void autoPolicyEndsAtTheFoulAndBlockRefusesIt()
    {
        MatchSetup setup = plainSetup();
        setup.foulPolicy = FoulPolicy::Auto;
        Driver ends(setup);
        playDoubleThree(ends);
        QVERIFY((ends.match().result() == GameResult { Winner::White, Reason::DoubleThree }));

        setup.foulPolicy = FoulPolicy::Block;
        Driver blocks(setup);
        blocks.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7" });
        const auto refusal = blocks.play("H8");
        QCOMPARE(codeOf(refusal), RefusalCode::Forbidden);
        QVERIFY(refusal->fouls.doubleThree);
        QVERIFY(blocks.match().position().isEmpty(blocks.at("H8")));
    }

    void hintsShowWhatTheSetupAllows()
    {
        MatchSetup setup = plainSetup();
        setup.hints = Hints::AfterMove;
        Driver after(setup);
        playDoubleThree(after);
        QCOMPARE(shownFouls(after.match()).size(), std::size_t(1));
        QVERIFY(shownFouls(after.match()).front().point == after.at("H8"));

        setup.hints = Hints::Always;
        Driver always(setup);
        always.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7" });
        QCOMPARE(shownFouls(always.match()).size(), std::size_t(1));
        always.playAll({ "O15" }); // also while White is to move
        QCOMPARE(shownFouls(always.match()).size(), std::size_t(1));
    }

    void undeclaredFiveStandsUntilItIsClaimed()
    {
        MatchSetup setup = plainSetup();
        setup.fivePolicy = FivePolicy::Declare;
        Driver driver(setup);
        driver.playAll({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8", "O15" });
        QVERIFY(!driver.match().isOver());
        QVERIFY(driver.match().winningRows().empty());
        QVERIFY(!driver.give(ClaimFive { Seat::A }));
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Five }));
    }

    void claimOfAFiveThatIsNoneIsWrong()
    {
        MatchSetup setup = plainSetup();
        setup.fivePolicy = FivePolicy::Declare;
        Driver driver(setup);
        driver.playAll({ "H8", "A1" });
        QVERIFY(!driver.give(ClaimFive { Seat::A }));
        QVERIFY(!driver.match().isOver());
        QCOMPARE(driver.count<TimeAdded>(), 1);
    }

    void flagStopsBothAndIsClaimed()
    {
        Driver driver;
        driver.playAll({ "H8" });
        driver.wait(15min);
        QVERIFY(!driver.play("I9")); // the fall comes first, the stone is void
        QCOMPARE(driver.match().phase(), Phase::Flagged);
        QVERIFY(driver.match().flaggedSeat() == Seat::B);
        QVERIFY(driver.match().position().isEmpty(driver.at("I9")));
        QVERIFY(!driver.match().clock().isRunning());
        QCOMPARE(driver.match().clock().seat(Seat::B).flag->at, clock::Moment(1s + 15min));
        QCOMPARE(codeOf(driver.play("I9")), RefusalCode::FlagDown);
        QCOMPARE(codeOf(driver.give(ClaimTime { Seat::B })), RefusalCode::OwnFlagDown);
        QVERIFY(!driver.give(ClaimTime { Seat::A }));
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Time }));
    }

    void autoEndLosesAtTheFall()
    {
        MatchSetup setup = plainSetup();
        setup.flagPolicy = FlagPolicy::AutoEnd;
        setup.time.a.perMove = 3min;
        Driver driver(setup);
        QCOMPARE(*driver.match().flagMoment(), clock::Moment(3min));
        driver.wait(3min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY((driver.match().result() == GameResult { Winner::White, Reason::TimePerMove }));
    }

    void aPressJustInTimeCounts()
    {
        Driver driver;
        driver.wait(15min - 1s - 1ms); // play() adds a second
        QVERIFY(!driver.play("H8"));
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(1ms));
    }

    void drawIsOfferedAnsweredOrPlayedOn()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QCOMPARE(codeOf(driver.give(OfferDraw { Seat::B })), RefusalCode::AlreadyAsked);
        QCOMPARE(codeOf(driver.give(AnswerDraw { Seat::A, true })), RefusalCode::NotYours);
        driver.playAll({ "I9" }); // declines
        QVERIFY(!driver.match().drawOffer());
        QCOMPARE(driver.count<DrawDeclined>(), 1);
        QCOMPARE(codeOf(driver.give(OfferDraw { Seat::A })), RefusalCode::AlreadyAsked); // not before another move
        driver.playAll({ "J10" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QVERIFY(!driver.give(AnswerDraw { Seat::B, true }));
        QVERIFY((driver.match().result() == GameResult { Winner::Draw, Reason::Agreement }));
    }

    void aDrawOfferCanBeWithdrawn()
    {
        Driver driver;
        QCOMPARE(codeOf(driver.give(WithdrawDraw { Seat::A })), RefusalCode::NothingAsked);
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QCOMPARE(codeOf(driver.give(WithdrawDraw { Seat::B })), RefusalCode::NotYoursToWithdraw);
        QVERIFY(!driver.give(WithdrawDraw { Seat::A }));
        QVERIFY(!driver.match().drawOffer());
        QCOMPARE(codeOf(driver.give(AnswerDraw { Seat::B, true })), RefusalCode::NothingAsked);
        // Not again before another move, as after a declined one.
        QCOMPARE(codeOf(driver.give(OfferDraw { Seat::A })), RefusalCode::AlreadyAsked);
        driver.playAll({ "I9", "J10" });
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QCOMPARE(replay(driver.events()), driver.match());
    }

    // The program had stopped meanwhile, and nobody has said yet that the game goes on.
    void waivingAFlagStartsNoClockOfAGameThatStands()
    {
        Driver driver;
        driver.playAll({ "H8" });
        driver.wait(16min);
        QVERIFY(!driver.give(CheckFlag {}));
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(!driver.give(WaiveFlag { Seat::A, 60s }));
        QVERIFY(driver.match().phase() == Phase::Playing && driver.match().isPaused());
        QVERIFY(!driver.match().clock().isRunning());
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(driver.match().clock().isRunning());
        QCOMPARE(replay(driver.events()), driver.match());
    }

    void aFallenFlagCanBeWaived_data()
    {
        QTest::addColumn<MatchSetup>("setup");
        QTest::addColumn<int>("seat");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<int>("refusal"); // -1: none
        MatchSetup setup = plainSetup();
        const int counts = int(RefusalCode::FlagCounts);
        QTest::newRow("a minute more") << setup << 0 << 60 << -1;
        QTest::newRow("on without limits") << setup << 0 << 0 << -1;
        QTest::newRow("not by who has lost on time") << setup << 1 << 60 << int(RefusalCode::OwnFlagDown);
        QTest::newRow("no time can be taken") << setup << 0 << -60 << counts;
        setup.takeBacks = false;
        QTest::newRow("not in a rated game") << setup << 0 << 60 << counts;
        setup = plainSetup();
        setup.arbiter = true;
        QTest::newRow("not before an arbiter") << setup << 0 << 0 << counts;
        setup = plainSetup();
        setup.flagPolicy = FlagPolicy::AutoEnd;
        QTest::newRow("not when the game is over") << setup << 0 << 60 << int(RefusalCode::Ended);
        setup = plainSetup();
        setup.time.b.perMove = 5min;
        QTest::newRow("a minute more does not lift the limit of one move") << setup << 0 << 60 << counts;
        QTest::newRow("without limits a move may take any time") << setup << 0 << 0 << -1;
    }

    void aFallenFlagCanBeWaived()
    {
        QFETCH(MatchSetup, setup);
        QFETCH(int, seat);
        QFETCH(int, seconds);
        QFETCH(int, refusal);
        Driver driver(setup);
        driver.playAll({ "H8" });
        QCOMPARE(codeOf(driver.give(WaiveFlag { Seat::A, 60s })), RefusalCode::NoFlagDown);
        driver.wait(16min);
        QVERIFY(!driver.give(CheckFlag {}));
        driver.wait(2min); // they talk about it
        const std::optional<Refusal> refused =
            driver.give(WaiveFlag { seat == 0 ? Seat::A : Seat::B, std::chrono::seconds(seconds) });
        QCOMPARE(refused ? int(refused->code) : -1, refusal);
        if (refused)
            return;
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QVERIFY(!driver.match().isFlagged(Seat::B));
        QVERIFY(driver.match().clock().isRunning());
        const clock::Reading reading = driver.match().clock().reading(Seat::B, driver.now());
        QCOMPARE(reading.untimed, seconds == 0);
        if (seconds > 0)
            QCOMPARE(reading.main, clock::Duration(std::chrono::seconds(seconds)));
        // What was used stays known, without what they talked.
        QCOMPARE(reading.used, setup.time.b.perMove ? clock::Duration(5min) : clock::Duration(15min));
        driver.wait(50s);
        QVERIFY(!driver.play("H9"));
        driver.wait(14min);
        QVERIFY(!driver.play("I9"));
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QCOMPARE(replay(driver.events()), driver.match());
        driver.wait(20min);
        QVERIFY(!driver.give(CheckFlag {}));
        QCOMPARE(driver.match().phase() == Phase::Flagged, seconds > 0);
        // A take-back after it finds a clock that still runs.
        if (seconds == 0) {
            QVERIFY(!driver.give(AskTakeBack { Seat::A }));
            QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
            QVERIFY(driver.match().clock().reading(Seat::A, driver.now()).untimed);
            QCOMPARE(replay(driver.events()), driver.match());
        }
    }

    void ownOfferSurvivesOwnMove()
    {
        Driver driver;
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        driver.playAll({ "H8" });
        QVERIFY(driver.match().drawOffer() == Seat::A);
    }

    void takeBackByAgreement()
    {
        Driver driver;
        driver.playAll({ "H8", "I9", "J10" });
        QCOMPARE(takeBackMoves(driver.match(), Seat::A), 1);
        QCOMPARE(takeBackMoves(driver.match(), Seat::B), 2);
        driver.wait(5s);
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        QCOMPARE(driver.match().moves().size(), std::size_t(2));
        QVERIFY(driver.match().position().isEmpty(driver.at("J10")));
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(driver.match().sideToMove(), Side::Black);
        // The clocks are back where they were after the move that stands.
        QCOMPARE(driver.match().clock().seat(Seat::A).used, clock::Duration(1s));
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).used, clock::Duration(1s));
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).turn, clock::Duration(0));
        QVERIFY(!driver.give(AskTakeBack { Seat::A })); // own turn: the reply goes too
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        QVERIFY(driver.match().moves().empty());
        QCOMPARE(codeOf(driver.give(AskTakeBack { Seat::A })), RefusalCode::NothingToTakeBack);
    }

    void aRequestToTakeBackEndsByPlayingOn()
    {
        Driver driver;
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        driver.playAll({ "I9" }); // by the opponent, who declines so
        QVERIFY(!driver.match().takeBackAsked());
        QCOMPARE(driver.count<TakeBackDeclined>(), 1);
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        driver.playAll({ "J10" }); // by the asker: nobody has declined anything
        QVERIFY(!driver.match().takeBackAsked());
        QCOMPARE(driver.count<TakeBackDeclined>(), 1);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void undoneTurnEarnsItsIncrementOnce_data()
    {
        QTest::addColumn<bool>("opening");
        QTest::newRow("a choice that the arbiter takes back") << true;
        QTest::newRow("a stone that both agree to take back") << false;
    }
    void undoneTurnEarnsItsIncrementOnce()
    {
        QFETCH(bool, opening);
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure(opening ? "swap1" : "free");
        for (const Seat seat : BothSeats)
            std::get<clock::MainStage>(setup.time[seat].stages[0]).increment = 30s;
        Driver driver(setup);
        driver.playAll({ "E5" });
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        for (int i = 0; i < 3; ++i) {
            if (opening) {
                QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "black" } }));
                QVERIFY(!driver.give(StepBack {}));
            } else {
                driver.playAll({ "F6" });
                QVERIFY(!driver.give(AskTakeBack { Seat::B }));
                QVERIFY(!driver.give(AnswerTakeBack { Seat::A, true }));
            }
            QCOMPARE(left(Seat::A), clock::Duration(15min + 29s));
            QCOMPARE(left(Seat::B), clock::Duration(15min));
            QVERIFY(driver.match().toAct() == Seat::B);
        }
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void takeBackCanBeOff()
    {
        MatchSetup setup = plainSetup();
        setup.takeBacks = false;
        setup.pauses = false;
        Driver driver(setup);
        driver.playAll({ "H8" });
        QCOMPARE(codeOf(driver.give(AskTakeBack { Seat::A })), RefusalCode::TakeBacksOff);
        QCOMPARE(codeOf(driver.give(Pause { Seat::A })), RefusalCode::PausesOff);
    }

    void pauseCostsNoTime()
    {
        Driver driver;
        driver.wait(10s);
        QVERIFY(!driver.give(Pause { Seat::B }));
        driver.wait(1h);
        QCOMPARE(codeOf(driver.play("H8")), RefusalCode::Paused);
        QVERIFY(!driver.match().flagMoment());
        QVERIFY(!driver.give(Resume {}));
        driver.wait(5s);
        QVERIFY(!driver.play("H8"));
        QCOMPARE(driver.match().clock().seat(Seat::A).used, clock::Duration(16s));
    }

    void twoPassesAreADraw()
    {
        Driver driver;
        driver.playAll({ "H8", "A1", "J5", "A4", "L3", "A7" });
        QVERIFY(driver.match().mayPass());
        QVERIFY(!driver.give(Pass { Seat::A }));
        QVERIFY(driver.match().toAct() == Seat::B);
        QVERIFY(!driver.give(Pass { Seat::B }));
        QVERIFY((driver.match().result() == GameResult { Winner::Draw, Reason::TwoPasses }));
    }

    void fullBoardIsADraw()
    {
        MatchSetup setup = plainSetup();
        setup.boardSize = 5;
        setup.rules.rule = rules::Rule::FreeStyle;
        Driver driver(setup);
        // Columns in pairs: no five anywhere.
        driver.playAll({ "A1", "B1", "A2", "B2", "B3", "A3", "A4", "B4", "A5", "B5", "C1", "D1", "C2", "D2", "D3", "C3",
            "C4", "D4", "C5", "D5", "E1", "E3", "E2", "E4", "E5" });
        QVERIFY((driver.match().result() == GameResult { Winner::Draw, Reason::FullBoard }));
    }

    // A draw after so many stones (match.md#results); with fouls to be claimed the opponent has the last word
    // about Black's.
    void limitOfMovesIsADraw_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<bool>("waits");
        QTest::newRow("the last stone is White's") << 4 << false;
        QTest::newRow("the last stone is Black's") << 3 << true;
    }
    void limitOfMovesIsADraw()
    {
        QFETCH(int, limit);
        QFETCH(bool, waits);
        MatchSetup setup = plainSetup();
        setup.moveLimit = limit;
        Driver driver(setup);
        for (const char *point : { "H8", "H9", "I8" })
            QVERIFY(!driver.play(point));
        if (limit == 4)
            QVERIFY(!driver.play("I9"));
        QCOMPARE(driver.match().isOver(), !waits);
        if (waits) {
            QCOMPARE(codeOf(driver.play("I9")), RefusalCode::MoveLimitReached);
            QVERIFY(driver.match().mayPass());
            QVERIFY(!driver.give(Pass { Seat::B }));
        }
        QVERIFY((driver.match().result() == GameResult { Winner::Draw, Reason::MoveLimit }));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void fiveWithTheLastStoneOfTheLimitWins()
    {
        MatchSetup setup = plainSetup();
        setup.moveLimit = 9;
        Driver driver(setup);
        driver.playAll({ "H8", "A1", "I8", "A2", "J8", "A3", "K8", "A4", "L8" });
        QVERIFY((driver.match().result() == GameResult { Winner::Black, Reason::Five }));
    }

    void recoveryStandsUntilResumed()
    {
        Driver driver;
        driver.playAll({ "H8" });
        driver.wait(3s);
        QVERIFY(!driver.give(Beat {}));
        QVERIFY(!driver.give(Recover {}));
        QVERIFY(driver.match().isRecovered());
        QVERIFY(driver.match().isPaused());
        driver.wait(1h);
        QVERIFY(!driver.give(Beat {}));
        QCOMPARE(driver.count<Beaten>(), 1); // none while the clocks stand
        QVERIFY(!driver.give(Resume {}));
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, clock::Duration(15min - 3s));
    }

    void swapChangesColoursAndNoTime()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap1");
        Driver driver(setup);
        QCOMPARE(driver.match().phase(), Phase::Opening);
        driver.playAll({ "E5" });
        const auto before = driver.match().clock().reading(Seat::A, driver.now());
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "black" } }));
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QCOMPARE(driver.match().ownerOf(Side::Black), Seat::B);
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(driver.match().sideToMove(), Side::White);
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, before.main);
    }

    // 11: colours change hands after three moves with A 14:00 and B 15:00: A has 14:00 as White, B 15:00 as Black.
    void swapAfterThreeMovesLeavesTimesWithTheSeats()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        driver.wait(57s);
        driver.playAll({ "H8", "H9", "J10" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "swap" } }));
        QCOMPARE(driver.match().ownerOf(Side::White), Seat::A);
        QCOMPARE(driver.match().ownerOf(Side::Black), Seat::B);
        QCOMPARE(driver.match().clock().reading(Seat::A, driver.now()).main, clock::Duration(14min));
        QCOMPARE(driver.match().clock().reading(Seat::B, driver.now()).main, clock::Duration(15min));
    }

    void keepingTheColourGoesOnInTheSameTurn()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap1");
        Driver driver(setup);
        driver.playAll({ "E5" });
        driver.wait(4s);
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "white" } }));
        QVERIFY(driver.match().toAct() == Seat::B);
        QCOMPARE(driver.match().clock().seat(Seat::B).turns, 0);
        driver.playAll({ "F6" });
        QCOMPARE(driver.match().clock().seat(Seat::B).turns, 1);
        QCOMPARE(driver.match().clock().seat(Seat::B).used, clock::Duration(5s));
    }

    void classicRifFromFirstStoneToFreePlay()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("rif-classic");
        setup.time.a.perMove = 3min;
        Driver driver(setup);
        QCOMPARE(*driver.match().flagMoment(), clock::Moment(9min)); // three stones in one turn: factor 3
        const auto refused = driver.play("A1");
        QCOMPARE(codeOf(refused), RefusalCode::OpeningStep);
        QVERIFY(refused->opening);
        driver.playAll({ "H8", "H9", "J10" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "keep" } }));
        driver.playAll({ "G8" });
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("I11") } }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("G10") } }));
        QVERIFY(driver.match().toAct() == Seat::B);
        QVERIFY(!driver.give(Act { Seat::B, opening::Select { driver.at("I11") } }));
        QVERIFY(driver.match().position().has(driver.at("I11"), Side::Black));
        QCOMPARE(driver.match().moves().back().side, Side::Black);
        driver.playAll({ "I10" });
        QCOMPARE(driver.match().phase(), Phase::Playing);
        QCOMPARE(takeBackMoves(driver.match(), Seat::B), 0); // the opening stays
    }

    // Own stones and passes, not presses (clock.md#how-time-is-counted).
    void blocksOfMovesCountOwnStonesAndPasses()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("rif-classic");
        setup.rules.rule = rules::Rule::Renju;
        setup.time.a.stages = { clock::MainStage {}, clock::CanadianStage { { 5 }, 10min } };
        setup.time.b = setup.time.a;
        Driver driver(setup);
        driver.playAll({ "H8", "H9", "J10" });
        QCOMPARE(driver.match().clock().seat(Seat::A).moves, 3); // two of the three stones are black
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "keep" } }));
        driver.playAll({ "G8" });
        QCOMPARE(driver.match().clock().seat(Seat::B).moves, 4);
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("I11") } }));
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("G10") } }));
        QVERIFY(!driver.give(Act { Seat::B, opening::Select { driver.at("I11") } }));
        driver.playAll({ "I10" });
        QCOMPARE(driver.match().clock().seat(Seat::B).moves, 3); // the selected stone is black
        driver.playAll({ "A1" });
        QCOMPARE(driver.match().clock().seat(Seat::A).moves, 2);
        QVERIFY(!driver.give(Pass { Seat::B }));
        QCOMPARE(driver.match().clock().seat(Seat::B).moves, 2);
    }

    // One step of the arbiter, in the journal, also while the clocks stand (opening.md#board-and-shape).
    void theArbiterOverrulesEqualOffers()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("rif-classic");
        Driver driver(setup);
        QCOMPARE(codeOf(driver.give(OverruleSymmetry {})), RefusalCode::NothingToOverrule);
        driver.playAll({ "H8", "H9", "I9" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "keep" } }));
        driver.playAll({ "I8" });
        QVERIFY(!driver.give(Act { Seat::A, opening::Offer { driver.at("G7") } }));
        const Act equal { Seat::A, opening::Offer { driver.at("J10") } };
        const auto refusal = driver.give(equal);
        QCOMPARE(codeOf(refusal), RefusalCode::OpeningStep);
        QCOMPARE(refusal->opening->code, opening::RefusalCode::EquivalentOffer);
        QVERIFY(!driver.give(Pause { Seat::A }));
        QVERIFY(!driver.give(OverruleSymmetry {}));
        QVERIFY(driver.match().symmetryOverruledAt() == std::size_t(6));
        QCOMPARE(codeOf(driver.give(OverruleSymmetry {})), RefusalCode::NothingToOverrule);
        QVERIFY(!driver.give(Resume {}));
        QVERIFY(!driver.give(equal));
        QVERIFY(driver.match().opening().need().kind == opening::NeedKind::Select);
        // A step back past the ruling takes it back too.
        QVERIFY(!driver.give(StepBack {}));
        QVERIFY(driver.match().opening().symmetry() == opening::SymmetryMode::Board);
        QVERIFY(!driver.give(StepBack {}));
        QVERIFY(driver.match().opening().symmetry() == opening::SymmetryMode::Shape);
        QVERIFY(!driver.match().symmetryOverruledAt());
        QVERIFY(replay(driver.events()) == driver.match());
    }

    // A wrong tap in the own running step is nobody else's affair; what it took is spent.
    void ownStonesOfAnOpeningStepAreUndoneFreely()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap2");
        Driver driver(setup);
        QCOMPARE(codeOf(driver.give(UndoAct { Seat::A })), RefusalCode::NothingToTakeBack);
        driver.playAll({ "H8", "A1" });
        QCOMPARE(codeOf(driver.give(UndoAct { Seat::B })), RefusalCode::NothingToTakeBack);
        driver.wait(5s);
        QVERIFY(!driver.give(UndoAct { Seat::A }));
        QVERIFY(driver.match().position().isEmpty(driver.at("A1")));
        QCOMPARE(driver.match().moves().size(), std::size_t(1));
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        QCOMPARE(left(Seat::A), clock::Duration(15min - 7s));
        QVERIFY(driver.match().clock().isRunning());
        QVERIFY(!driver.give(UndoAct { Seat::A })); // and the one before
        QVERIFY(driver.match().moves().empty());
        driver.playAll({ "H8", "H9", "I10" });
        // The step is over: now the other one has seen it.
        QVERIFY(driver.match().toAct() == Seat::B);
        QCOMPARE(codeOf(driver.give(UndoAct { Seat::A })), RefusalCode::NothingToTakeBack);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void anOpeningStepIsTakenBackByAgreement()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap2");
        Driver driver(setup);
        driver.playAll({ "H8", "H9", "I10" });
        driver.wait(4s);
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QCOMPARE(codeOf(driver.give(AnswerTakeBack { Seat::A, true })), RefusalCode::NotYours);
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true }));
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(driver.match().moves().size(), std::size_t(2));
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        QCOMPARE(left(Seat::B), clock::Duration(15min));
        driver.playAll({ "I10" });
        // A choice, too, but only with the other's word.
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "two-more" } }));
        QCOMPARE(codeOf(driver.give(UndoAct { Seat::B })), RefusalCode::NothingToTakeBack);
        QVERIFY(!driver.give(AskTakeBack { Seat::B }));
        // Who plays on asks no more.
        driver.playAll({ "G7" });
        QVERIFY(!driver.match().takeBackAsked());
        QCOMPARE(driver.count<TakeBackDeclined>(), 0);
        QVERIFY(!driver.give(AskTakeBack { Seat::A }));
        QVERIFY(!driver.give(AnswerTakeBack { Seat::B, true })); // with the choice and the stone that followed
        QVERIFY(driver.match().toAct() == Seat::A);
        QCOMPARE(driver.match().moves().size(), std::size_t(2));
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void whereAnArbiterIsAtHandAStoneIsFinal_data()
    {
        QTest::addColumn<bool>("arbiter");
        QTest::addColumn<bool>("takeBacks");
        QTest::addColumn<bool>("isFree");
        QTest::newRow("among friends") << false << true << true;
        QTest::newRow("no taking back agreed") << false << false << false;
        QTest::newRow("an arbiter: only by agreement") << true << true << false;
    }
    void whereAnArbiterIsAtHandAStoneIsFinal()
    {
        QFETCH(bool, arbiter);
        QFETCH(bool, takeBacks);
        QFETCH(bool, isFree);
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap2");
        setup.arbiter = arbiter;
        setup.takeBacks = takeBacks;
        Driver driver(setup);
        driver.playAll({ "H8" });
        const auto refusal = driver.give(UndoAct { Seat::A });
        QCOMPARE(!refusal.has_value(), isFree);
        if (!isFree) {
            QCOMPARE(refusal->code, RefusalCode::TakeBacksOff);
            QCOMPARE(!driver.give(AskTakeBack { Seat::A }).has_value(), takeBacks);
        }
    }

    // Who sits where belongs to the people, through every game of theirs.
    void peopleKeepTheirPlaces()
    {
        MatchSetup setup = plainSetup();
        setup.games = 2;
        setup.left = Seat::B; // Bergman
        Driver driver(setup);
        const auto leftName = [](const Match &match) { return match.setup().names[match.left()]; };
        QCOMPARE(leftName(driver.match()), std::string("Bergman"));
        driver.playAll({ "H8" });
        QVERIFY(!driver.give(ChangePlaces {}));
        QCOMPARE(leftName(driver.match()), std::string("Aoki"));
        QVERIFY(replay(driver.events()) == driver.match());
        QVERIFY(!driver.give(Resign { Seat::B }));
        Driver second(secondGame(driver.match()));
        QVERIFY(second.match().left() == Seat::B); // the seats are exchanged
        QCOMPARE(leftName(second.match()), std::string("Aoki"));
        QVERIFY(!second.give(Resign { Seat::A }));
        Driver again(rematch(second.match(), "again"));
        QCOMPARE(leftName(again.match()), std::string("Aoki"));
        QVERIFY(!again.give(Annul {}));
        QCOMPARE(leftName(Driver(rematch(again.match(), "third")).match()), std::string("Aoki"));
    }

    // What an arbiter undoes is an order, and not where people sit.
    void undoingAnOrderMovesNobody()
    {
        MatchSetup setup = plainSetup();
        setup.arbiter = true;
        Driver driver(setup);
        QVERIFY(!driver.give(Intervene { Warn { Seat::A }, {} }));
        QVERIFY(!driver.give(ChangePlaces {}));
        QVERIFY(canUndoOrder(driver.match()));
        QVERIFY(!driver.give(Intervene { UndoOrder {}, {} }));
        QVERIFY(driver.match().left() == Seat::B);
        QCOMPARE(driver.match().warnings(Seat::A), 0);
    }

    void theArbiterStepsBackToTheSeatThatActed()
    {
        MatchSetup setup = plainSetup();
        setup.opening = shippedProcedure("swap1");
        Driver driver(setup);
        QCOMPARE(codeOf(driver.give(StepBack {})), RefusalCode::NothingToTakeBack);
        driver.playAll({ "E5" });
        driver.wait(10s);
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "black" } }));
        QVERIFY(driver.match().phase() == Phase::Playing);
        QVERIFY(driver.match().toAct() == Seat::A);
        // The choice was a slip; no stone has followed.
        QVERIFY(canStepBack(driver.match()));
        QVERIFY(!driver.give(StepBack {}));
        QVERIFY(driver.match().phase() == Phase::Opening);
        QVERIFY(driver.match().toAct() == Seat::B);
        QCOMPARE(driver.match().ownerOf(Side::Black), Seat::A);
        // The clocks are back at the choice, and B's runs again.
        const auto left = [&](Seat seat) { return driver.match().clock().reading(seat, driver.now()).main; };
        QCOMPARE(left(Seat::B), clock::Duration(15min - 10s));
        driver.wait(5s);
        QCOMPARE(left(Seat::B), clock::Duration(15min - 15s));
        QCOMPARE(left(Seat::A), clock::Duration(15min - 1s));
        QVERIFY(!driver.give(StepBack {}));
        QVERIFY(driver.match().moves().empty());
        QVERIFY(driver.match().position() == rules::Position(15));
        QVERIFY(driver.match().toAct() == Seat::A);
        driver.playAll({ "C3" });
        QVERIFY(!driver.give(Act { Seat::B, opening::Choose { "white" } }));
        driver.playAll({ "H8" });
        QCOMPARE(codeOf(driver.give(StepBack {})), RefusalCode::NothingToTakeBack);
        QVERIFY(replay(driver.events()) == driver.match());
    }

    void steppingBackUndoesAnyAct_data()
    {
        QTest::addColumn<int>("procedure");
        for (std::size_t i = 0; i < opening::shippedProcedures().size(); ++i)
            QTest::addRow("%s", opening::shippedProcedures()[i].id.c_str()) << int(i);
    }

    void steppingBackUndoesAnyAct()
    {
        QFETCH(int, procedure);
        std::mt19937 random(3);
        for (int round = 0; round < 5; ++round) {
            MatchSetup setup = plainSetup();
            setup.opening = opening::shippedProcedures()[std::size_t(procedure)];
            setup.opening.swapDenied.b = round == 4;
            setup.fivePolicy = FivePolicy::Declare;
            Driver driver(setup);
            while (driver.match().phase() == Phase::Opening) {
                const Match before = driver.match();
                const Seat seat = *before.toAct();
                const opening::Act act = randomAct(before.opening(), random);
                QVERIFY(!driver.give(Act { seat, act }));
                QVERIFY(!driver.give(StepBack {}));
                QVERIFY(driver.match().opening() == before.opening());
                QVERIFY(driver.match().openingActs() == before.openingActs());
                QVERIFY(driver.match().position() == before.position());
                QCOMPARE(driver.match().moves().size(), before.moves().size());
                QVERIFY(driver.match().toAct() == seat);
                QVERIFY(!driver.give(Act { seat, act }));
            }
            QVERIFY(replay(driver.events()) == driver.match());
        }
    }

    void theSecondGameExchangesTheSeats()
    {
        MatchSetup first = plainSetup();
        first.opening.swapDenied.b = true;
        first.time.a.stages = { clock::MainStage { .time = 5min } };
        const MatchSetup second = secondGame(first, "second");
        QCOMPARE(second.id, std::string("second"));
        QCOMPARE(second.names.a, first.names.b);
        QCOMPARE(second.names.b, first.names.a);
        QVERIFY(second.time.b == first.time.a && second.time.a == first.time.b);
        QVERIFY(second.opening.swapDenied.a && !second.opening.swapDenied.b);
        QVERIFY(secondGame(second, first.id) == first);
    }

    void replayGivesTheSameMatch()
    {
        Driver driver;
        playDoubleThree(driver);
        QVERIFY(!driver.give(OfferDraw { Seat::A }));
        QVERIFY(!driver.give(Pause { Seat::B }));
        driver.wait(7s);
        QVERIFY(!driver.give(Resume {}));
        const Match again = replay(driver.events());
        QCOMPARE(again.moves().size(), driver.match().moves().size());
        QVERIFY(again.moves() == driver.match().moves());
        QVERIFY(again.position() == driver.match().position());
        QVERIFY(again.clock() == driver.match().clock());
        QVERIFY(again.drawOffer() == driver.match().drawOffer());
    }

private:
    // The 33 of rules.md#look-ahead: F8 G8 H8 and H8 H9 H10, White far away.
    static void playDoubleThree(Driver &driver)
    {
        driver.playAll({ "F8", "A1", "G8", "A3", "H9", "A5", "H10", "A7", "H8" });
    }
};

} // namespace tst_match

QTEST_GUILESS_MAIN(tst_match::TestMatch)
#include "tst_match.moc"
