// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QDir>
#include <QTest>

namespace tst_waiting {

// Games that have not begun when the lights go out (match.md#lateness, match.md#double-game).
class TestWaiting : public PlayTest
{
    Q_OBJECT

private slots:
    void killedInTheWaitingRoom();
    void killedBetweenTwoGames();
    void openerBeginsAlone();

private:
    // The dialog of a new game, filled in by mouse.
    bool askForGame();
};

bool TestWaiting::askForGame()
{
    return program().click("push button", "New game") && program().await("push button", "Play")
        && program().fill("text", "Name of the player on the left", "Aoki")
        && program().fill("text", "Name of the player on the right", "Bergman") && program().choose("Rule", "Renju")
        && program().click("radio button", "Free start");
}

// By mouse.
void TestWaiting::killedInTheWaitingRoom()
{
    QVERIFY(program().start());
    QVERIFY(askForGame());
    QVERIFY(program().click("push button", "Waiting room…"));
    QVERIFY(program().click("check box", "Aoki is here (1)"));
    QVERIFY(program().awaitText("Here on time."));
    program().kill();

    QVERIFY(program().start());
    QVERIFY(program().click("push button", "Keep waiting for the game Aoki – Bergman"));
    const auto here = program().await("check box", "Aoki is here (1)");
    QVERIFY(here && here->isChecked());
    QVERIFY(program().click("check box", "Bergman is here (2)"));
    QVERIFY(program().click("push button", "Start the game"));
    QVERIFY(program().clickPoint("H8"));
    QVERIFY(program().awaitCell("H8", "black stone"));
    program().kill();

    // Now it has a journal, and waits for nobody.
    QVERIFY(program().start());
    QVERIFY(program().await("push button", "Resume the game Aoki – Bergman"));
    QVERIFY(!program().find("push button", "Keep waiting*"));
    QCOMPARE(program().quit(), QString());
}

// By keyboard, once the names are typed.
void TestWaiting::killedBetweenTwoGames()
{
    QVERIFY(program().start());
    QVERIFY(askForGame());
    QVERIFY(program().tabTo("push button", "More"));
    QVERIFY(program().press({ "space" }));
    QVERIFY(program().tabTo("check box", "Two games, seats exchanged in the second"));
    QVERIFY(program().press({ "space" }));
    QVERIFY(program().tabTo("push button", "Play"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitCell("H8", "empty"));
    QVERIFY(program().type("h8"));
    QVERIFY(program().press({ "Return", "Return" }));
    QVERIFY(program().awaitCell("H8", "black stone"));
    QVERIFY(program().press({ "ctrl+r" }));
    QVERIFY(program().await("push button", "Resign"));
    QVERIFY(program().tabTo("push button", "Resign"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().await("push button", "Second game"));
    program().kill();

    QVERIFY(program().start());
    QVERIFY(program().awaitText("Game 2 of 2, score so far Aoki 1 – 0 Bergman"));
    QVERIFY(program().press({ "Return" })); // who opens now sits in the other seat
    QVERIFY(program().await("check box", "Bergman is here (1)"));
    QVERIFY(program().press({ "1", "2" }));
    QVERIFY(program().await("push button", "Start the game"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitCell("H8", "empty"));
    QVERIFY(program().type("h8"));
    QVERIFY(program().press({ "Return", "Return" }));
    QVERIFY(program().awaitCell("H8", "black stone"));
    const QStringList journals = QDir(program().journals()).entryList({ "*-second.jsonl" }, QDir::Files);
    QCOMPARE(journals.size(), 1);
    QVERIFY(QDir(folder() + "/data/waiting").entryList({ "*.json" }, QDir::Files).isEmpty());
}

// By keyboard in the room and at the table; the program is killed while the other is awaited (match.md#lateness).
void TestWaiting::openerBeginsAlone()
{
    QVERIFY(program().start());
    QVERIFY(askForGame());
    QVERIFY(program().tabTo("push button", "Waiting room…"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().await("check box", "Aoki is here (1)"));
    QVERIFY(program().press({ "1" }));
    QVERIFY(program().await("push button", "5 minutes earlier"));
    QVERIFY(!program().find("push button", "Begin without Bergman"));
    // The room opens for the next quarter of an hour.
    QVERIFY(program().tabTo("push button", "5 minutes earlier"));
    const auto mayBegin = [&] { return program().find("push button", "Begin without Bergman").has_value(); };
    for (int moved = 0; moved < 3 && !mayBegin(); ++moved) {
        QVERIFY(program().press({ "space" }));
        eventually(mayBegin, 3000);
    }
    QVERIFY(program().tabTo("push button", "Begin without Bergman"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitCell("H8", "empty"));
    program().kill();

    QVERIFY(program().start());
    QVERIFY(program().await("push button", "Resume the game Aoki – Bergman"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().await("push button", "Resume"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitCell("H8", "empty"));
    QVERIFY(program().type("h8"));
    QVERIFY(program().press({ "Return", "Return" }));
    QVERIFY(program().awaitCell("H8", "black stone"));
    // Nobody plays for who is not here.
    QVERIFY(program().type("h9"));
    QVERIFY(program().press({ "Return", "Return" }));
    QVERIFY(program().await("filler", "One player has not arrived yet.*"));
    QVERIFY(program().tabTo("push button", "Bergman is here"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().await("filler", "Bergman has arrived.*"));
    QVERIFY(program().awaitCell("H9", "empty"));
    QVERIFY(program().clickPoint("H9"));
    QVERIFY(program().awaitCell("H9", "white stone"));
}

} // namespace tst_waiting

QTEST_GUILESS_MAIN(tst_waiting::TestWaiting)
#include "tst_waiting.moc"
