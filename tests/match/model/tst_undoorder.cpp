// SPDX-License-Identifier: MIT
#include "clock/controltext.h"
#include "driver.h"
#include "match/model/foulclaims.h"
#include "match/model/record/matchtorecord.h"
#include "match/model/record/protocol.h"
#include "match/model/takeback.h"

#include <QTest>

namespace tst_undoorder {

using namespace kagetsu;
using namespace kagetsu::match;
using namespace std::chrono_literals;
using clock::Duration;
using record::GameResult;
using record::Reason;
using record::Winner;

namespace {

constexpr Duration Thought = 7s; // before the order, and again after it

MatchSetup setupWithArbiter()
{
    MatchSetup setup = plainSetup();
    setup.arbiter = true;
    setup.time.a = clock::readControl("15m 3x30s").value();
    setup.time.b = setup.time.a;
    return setup;
}

// Black's fifth move is to come, and he has thought for seven seconds.
Driver gameSoFar()
{
    Driver driver(setupWithArbiter());
    driver.playAll({ "H8", "I9", "J8", "A1" });
    driver.wait(Thought);
    return driver;
}

std::optional<Refusal> order(Driver &driver, const Intervention &what)
{
    return driver.give(Intervene { what, { Ground::Other, {} } });
}

Protocol protocolOf(const Driver &driver)
{
    std::vector<ProtocolLine> lines;
    for (const Event &event : driver.events())
        lines.push_back({ event, {} });
    return match::protocolOf(lines);
}

// Of the game itself, as one sees it.
void compareGames(const Driver &is, const Driver &wanted, bool runs)
{
    const Match &one = is.match();
    const Match &two = wanted.match();
    QVERIFY(one.phase() == two.phase());
    QVERIFY(one.position() == two.position());
    QVERIFY(one.moves() == two.moves());
    QCOMPARE(one.result(), two.result());
    QCOMPARE(one.clock().isRunning(), runs && two.clock().isRunning());
    QCOMPARE(one.isHeld(), !runs);
    for (const Seat seat : BothSeats) {
        clock::Reading now = one.clock().reading(seat, is.now());
        now.running = two.clock().reading(seat, wanted.now()).running;
        QVERIFY(now == two.clock().reading(seat, wanted.now()));
        QCOMPARE(one.warnings(seat), two.warnings(seat));
        QCOMPARE(one.turnsOwed(seat), two.turnsOwed(seat));
        QCOMPARE(one.pointsDeducted(seat), two.pointsDeducted(seat));
    }
}

} // namespace

// Every order can be taken back by a new entry as long as nothing but itself has happened since (match.md#orders).
class TestUndoOrder : public QObject
{
    Q_OBJECT

private slots:
    void undoneOrderHasNotBeenGiven_data()
    {
        QTest::addColumn<Intervention>("what");
        QTest::addColumn<bool>("stops"); // both clocks stand after it
        const auto row = [](const char *name, Intervention what, bool stops) { QTest::newRow(name) << what << stops; };
        row("time given", AddTime { Seat::A, 2min }, false);
        row("all time taken", AddTime { Seat::B, -20min }, false);
        row("a clock set", SetClock { Seat::A, { 1, {}, 2, {} } }, false);
        row("a press undone", UndoPress {}, false);
        row("time shared", Equalise {}, false);
        row("a faulty clock", Rescale { 1min }, false);
        row("moves taken back", Retract { 1, ClockEffect::Restored }, false);
        row("moves taken back, clocks kept", Retract { 0, ClockEffect::Kept }, false);
        row("a move corrected", CorrectMove { 3, { 9, 7 }, { 9, 9 } }, false);
        row("a move added", InsertMove { rules::Point { 0, 14 } }, false);
        row("a warning", Warn { Seat::B }, false);
        row("a turn lost", LoseTurn { Seat::A }, false);
        row("a turn owed", LoseTurn { Seat::B }, false);
        row("points", DeductPoints { Seat::B, 2 }, false);
        row("colours exchanged", SwapColours {}, false);
        row("a leave", GrantLeave { Seat::B }, false);
        row("both clocks stopped", StopClocks {}, true);
        row("the other clock runs", RunClock { Seat::B }, false);
        row("adjourned", Adjourn {}, true);
        row("a result", Declare { { Winner::White, Reason::Conduct } }, true);
        row("both lose", Declare { { Winner::BothLose, Reason::DoubleForfeit } }, true);
    }
    void undoneOrderHasNotBeenGiven()
    {
        QFETCH(Intervention, what);
        QFETCH(bool, stops);
        Driver wanted = gameSoFar();
        Driver driver = gameSoFar();
        QVERIFY(!order(driver, what));
        QVERIFY(canUndoOrder(driver.match()));
        driver.wait(Thought);
        if (!stops)
            wanted.wait(Thought);
        QVERIFY(!order(driver, UndoOrder {}));
        compareGames(driver, wanted, !stops);
        QVERIFY(!canUndoOrder(driver.match()));
        QVERIFY(replay(driver.events()) == driver.match());

        // Paper and record tell the game as it is.
        const Protocol protocol = protocolOf(driver);
        QCOMPARE(protocol.actions.size(), 4U);
        QVERIFY(protocol.actions == protocolOf(wanted).actions);
        const bool ended = std::holds_alternative<Declare>(what);
        QCOMPARE(protocol.incidents.size(), ended ? 3U : 2U);
        const record::GameTree tree = matchToRecord(driver.events(), {}).tree;
        std::vector<record::Move> line;
        for (const record::NodeId node : tree.mainLine()) {
            if (const auto move = tree.move(node))
                line.push_back(*move);
        }
        QCOMPARE(line.size(), 4U);
        QVERIFY(line.back().point == driver.at("A1"));
    }

    void ordersAreTakenBackOneByOne()
    {
        Driver driver = gameSoFar();
        QVERIFY(!order(driver, Warn { Seat::A }));
        QVERIFY(!order(driver, Warn { Seat::A })); // as many as lose
        QCOMPARE(driver.match().result(), (GameResult { Winner::White, Reason::Warnings }));
        QCOMPARE(protocolOf(driver).lastOrder, std::optional(7));
        QVERIFY(!order(driver, UndoOrder {}));
        QVERIFY(!driver.match().isOver());
        QCOMPARE(driver.match().warnings(Seat::A), 1);
        QVERIFY(driver.match().isHeld()); // nobody may be at the board
        QCOMPARE(protocolOf(driver).lastOrder, std::optional(6));
        QVERIFY(!order(driver, UndoOrder {}));
        QCOMPARE(driver.match().warnings(Seat::A), 0);
        QCOMPARE(order(driver, UndoOrder {})->code, RefusalCode::NoOrderToUndo);
        QVERIFY(!protocolOf(driver).lastOrder);
        QVERIFY(!order(driver, RunClock { Seat::A }));
        QVERIFY(!driver.play("B2"));
        QCOMPARE(order(driver, UndoOrder {})->code, RefusalCode::NoOrderToUndo); // the game has gone on
    }

    void confirmedResultStands()
    {
        Driver driver = gameSoFar();
        QVERIFY(!order(driver, Declare { { Winner::Draw, Reason::Adjudicated } }));
        QVERIFY(!driver.give(Confirm { Seat::A }));
        QVERIFY(!driver.give(Confirm { Seat::B }));
        QVERIFY(canUndoOrder(driver.match()));
        QVERIFY(!driver.give(Confirm { std::nullopt }));
        QVERIFY(!canUndoOrder(driver.match()));
        QCOMPARE(order(driver, UndoOrder {})->code, RefusalCode::AlreadyConfirmed);
    }

    void whatAPlayerDidIsNotUndone()
    {
        Driver driver = gameSoFar();
        QVERIFY(!order(driver, Warn { Seat::A }));
        driver.wait(1s);
        QVERIFY(!driver.give(Resign { Seat::A }));
        QCOMPARE(order(driver, UndoOrder {})->code, RefusalCode::NoOrderToUndo);
    }

    // A claim that was upheld by mistake waits again.
    void ruledClaimWaitsAgain()
    {
        Driver driver(setupWithArbiter());
        driver.playAll({ "H8", "A1", "I8", "A3", "H9", "A5", "I9", "A7", "J10" });
        const bool isForbidden = claimVerdict(driver.match(), driver.at("J10")).any();
        QVERIFY(!driver.give(ClaimFoul { Seat::B, driver.at("J10") }));
        QVERIFY(!order(driver, RuleClaim { isForbidden }));
        QVERIFY(!driver.match().pendingClaim());
        QVERIFY(!order(driver, UndoOrder {}));
        QVERIFY(driver.match().pendingClaim());
        QVERIFY(driver.match().phase() == Phase::Claimed);
        QCOMPARE(driver.match().warnings(Seat::B), 0);
    }

    void sealedMoveIsNotGoneAround()
    {
        Driver driver = gameSoFar();
        QVERIFY(!order(driver, Adjourn { "secret" }));
        QCOMPARE(order(driver, RunClock { Seat::A })->code, RefusalCode::MoveSealed);
        QCOMPARE(order(driver, InsertMove { driver.at("B2") })->code, RefusalCode::MoveSealed);
        QCOMPARE(order(driver, Retract { 2 })->code, RefusalCode::MoveSealed);
        QCOMPARE(order(driver, UndoPress {})->code, RefusalCode::MoveSealed);
        QCOMPARE(order(driver, UndoOrder {})->code, RefusalCode::MoveSealed);
        QVERIFY(!order(driver, AnnulSealed {}));
        QVERIFY(driver.match().sealedMove().empty());
        QVERIFY(driver.match().isAdjourned());
        QVERIFY(!order(driver, UndoOrder {}));
        QCOMPARE(driver.match().sealedMove(), std::string("secret"));
        QVERIFY(!order(driver, AnnulSealed {}));
        QVERIFY(!order(driver, RunClock { Seat::A }));
        QVERIFY(!driver.match().isAdjourned());
        QCOMPARE(order(driver, AnnulSealed {})->code, RefusalCode::NotAdjourned);
    }

    // More than can be undone: the first ones stand.
    void manyOrdersAreKept()
    {
        Driver driver = gameSoFar();
        for (int i = 0; i < 100; ++i)
            QVERIFY(!order(driver, DeductPoints { Seat::A, 1 }));
        int undone = 0;
        while (!order(driver, UndoOrder {}))
            ++undone;
        QCOMPARE(undone, 16);
        QCOMPARE(driver.match().pointsDeducted(Seat::A), 84);
        QCOMPARE(protocolOf(driver).actions.size(), 4U);
    }
};

} // namespace tst_undoorder

QTEST_APPLESS_MAIN(tst_undoorder::TestUndoOrder)
#include "tst_undoorder.moc"
