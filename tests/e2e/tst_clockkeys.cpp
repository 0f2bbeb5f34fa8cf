// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QTest>

namespace tst_clockkeys {

namespace {

// The keys by their places: for the name of the right one xdotool presses the left one, too.
constexpr const char *LeftShift = "50";
constexpr const char *RightShift = "62";

} // namespace

// The clock for a real board as two people have it who only want a clock: set by one tap or by its number, and pressed
// at once, by whatever is nearest to the hand, with the board in sight and not the screen.
class TestClockKeys : public PlayTest
{
    Q_OBJECT

private slots:
    void spaceShiftsAndTapsPressAtOnce();
    void aNumberIsEnough();

private:
    // The turn that runs, as the page has it: turn 3 is that of the one who began.
    bool awaitTurn(int number, const QString &player)
    {
        return program().awaitText(QStringLiteral("Turn %1: %2").arg(number).arg(player));
    }
};

// By mouse until the clocks are set.
void TestClockKeys::spaceShiftsAndTapsPressAtOnce()
{
    QVERIFY(program().start());
    QVERIFY(program().press({ "ctrl+shift+n" }));
    QVERIFY(program().click("radio button", "15 min"));
    QVERIFY(program().awaitText("Tap either clock, or press Space, to start the clock of Player 1."));
    QVERIFY(program().press({ "space" })); // nothing was clicked in between
    QVERIFY(awaitTurn(1, "Player 1"));
    QVERIFY(program().press({ RightShift })); // not that one's turn
    QVERIFY(program().press({ LeftShift }));
    QVERIFY(awaitTurn(2, "Player 2"));
    QVERIFY(program().press({ LeftShift }));
    QVERIFY(program().press({ RightShift }));
    QVERIFY(awaitTurn(3, "Player 1"));
    QVERIFY(program().press({ "space" }));
    QVERIFY(awaitTurn(4, "Player 2"));
    QVERIFY(program().click("label", "Clock of Player 2"));
    QVERIFY(awaitTurn(5, "Player 1"));
    // After a button was clicked, and after the clocks had stood.
    QVERIFY(program().click("push button", "Side by side"));
    QVERIFY(program().press({ "space" }));
    QVERIFY(awaitTurn(6, "Player 2"));
    QVERIFY(program().press({ "F8" }));
    QVERIFY(program().awaitText("Paused: both clocks are stopped."));
    QVERIFY(program().press({ "space" })); // they stand
    QVERIFY(program().click("push button", "Set clocks by hand…"));
    QVERIFY(program().fill("text", "Time left", "4:00"));
    QVERIFY(program().click("push button", "Set both clocks"));
    QVERIFY(program().click("push button", "Resume"));
    QVERIFY(program().press({ RightShift }));
    QVERIFY(awaitTurn(7, "Player 1"));
    QVERIFY(program().press({ "F11" }));
    QVERIFY(program().await("push button", "Leave full screen"));
    QVERIFY(program().press({ "space" }));
    QVERIFY(awaitTurn(8, "Player 2"));
    QVERIFY(program().press({ "F11" }));
}

// By keyboard alone.
void TestClockKeys::aNumberIsEnough()
{
    QVERIFY(program().start());
    QVERIFY(program().press({ "ctrl+shift+n" }));
    QVERIFY(program().await("text", "Find a time control"));
    QVERIFY(program().type("dgt 11"));
    QVERIFY(program().awaitText("25 minutes, plus 10 seconds for each move"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitText("Tap either clock, or press Space, to start the clock of Player 1."));
    QVERIFY(program().press({ RightShift })); // any of them
    QVERIFY(awaitTurn(1, "Player 1"));
    QVERIFY(program().press({ LeftShift }));
    QVERIFY(awaitTurn(2, "Player 2"));
}

} // namespace tst_clockkeys

QTEST_GUILESS_MAIN(tst_clockkeys::TestClockKeys)
#include "tst_clockkeys.moc"
