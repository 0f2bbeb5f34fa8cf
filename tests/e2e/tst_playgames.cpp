// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QTest>

namespace tst_playgames {

using namespace kagetsu;

// Two whole games with the real program: one by mouse, one without it.
class TestPlayGames : public PlayTest
{
    Q_OBJECT

private slots:
    void byMouse();
    void byKeyboardAlone();
    void rematch();
};

void TestPlayGames::byMouse()
{
    const Played game = readGame(collectionFile(), 1);
    QCOMPARE(game.moves.size(), 28);

    QVERIFY(program().start());
    QVERIFY(beginGame());
    QVERIFY(playByMouse(game.moves));
    QVERIFY(program().awaitText("Bergman wins with five in a row."));
    QVERIFY(program().await("push button", "Review game"));

    const Played saved = savedGame();
    QCOMPARE(saved.black, "Aoki");
    QCOMPARE(saved.white, "Bergman");
    QCOMPARE(saved.moves, game.moves);
    QVERIFY((saved.result == record::GameResult { record::Winner::White, record::Reason::Five }));
    QCOMPARE(program().quit(), QString());
}

void TestPlayGames::byKeyboardAlone()
{
    const Played game = readGame(collectionFile(), 2);
    QCOMPARE(game.moves.size(), 29);

    QVERIFY(program().start());
    QVERIFY(program().await("push button", "New game")); // which has the keys from the start
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().tabTo("text", "Name of the player on the left"));
    QVERIFY(program().type("Aoki"));
    QVERIFY(program().tabTo("text", "Name of the player on the right"));
    QVERIFY(program().type("Bergman"));
    QVERIFY(program().tabTo("radio button", "Free start")); // what friends play
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitCell("H8", "empty"));

    // In turns: the coordinate written, and the way from the last stone with the arrows.
    QString at;
    bool black = true;
    for (const QString &move : game.moves) {
        if (at.isEmpty() || black) {
            QVERIFY(program().type(move));
            QVERIFY(program().press({ "Return", "Return" }));
        } else {
            const int right = move[0].unicode() - at[0].unicode();
            const int up = move.mid(1).toInt() - at.mid(1).toInt();
            QVERIFY(program().press(QStringList(std::abs(right), right > 0 ? "Right" : "Left")
                + QStringList(std::abs(up), up > 0 ? "Up" : "Down") + QStringList("Return")));
        }
        QVERIFY2(program().awaitCell(move, black ? "black stone" : "white stone"), qPrintable(move));
        at = move;
        black = !black;
    }
    QVERIFY(program().awaitText("Aoki wins with five in a row."));

    const Played saved = savedGame();
    QCOMPARE(saved.moves, game.moves);
    QVERIFY((saved.result == record::GameResult { record::Winner::Black, record::Reason::Five }));
    QCOMPARE(program().quit(), QString());
}

// A game, one tap, and the next one: the other opens, and the score goes on.
void TestPlayGames::rematch()
{
    QVERIFY(program().start());
    QVERIFY(beginGame());
    QVERIFY(playByMouse({ "H8", "A1", "I8", "C2", "J8", "E1", "K8", "G2", "L8" }));
    QVERIFY(program().awaitText("Aoki wins with five in a row."));
    QVERIFY(eventually([this] {
        const std::optional<Node> button = program().find("push button", "Rematch");
        return button && button->isEnabled();
    }));
    QVERIFY(program().click("push button", "Rematch"));
    QVERIFY(program().awaitCell("H8", "empty"));
    QVERIFY(program().awaitText("Black to move: Bergman"));
    QVERIFY(playByMouse({ "H8", "A1", "I8", "C2", "J8", "E1", "K8", "G2", "L8" }));
    QVERIFY(program().awaitText("Bergman wins with five in a row. Aoki 1 : 1 Bergman"));
    QCOMPARE(program().quit(), QString());
}

} // namespace tst_playgames

QTEST_GUILESS_MAIN(tst_playgames::TestPlayGames)
#include "tst_playgames.moc"
