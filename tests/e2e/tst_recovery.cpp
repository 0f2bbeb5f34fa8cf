// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace tst_recovery {

using namespace kagetsu;

// What becomes of a game when the program or its folder does not do as it should.
class TestRecovery : public PlayTest
{
    Q_OBJECT

private slots:
    void killedInTheMiddle();
    void aFileInPlaceOfTheFolder();

private:
    // What a player's clock shows, in seconds; -1 when there is none.
    int secondsOf(const QString &player);
};

int TestRecovery::secondsOf(const QString &player)
{
    const std::optional<Node> face = program().find("label", "Clock of " + player + "*");
    if (!face)
        return -1;
    static const QRegularExpression digits("(\\d+):(\\d+)$");
    const QRegularExpressionMatch match = digits.match(face->description());
    return match.hasMatch() ? match.captured(1).toInt() * 60 + match.captured(2).toInt() : -1;
}

void TestRecovery::killedInTheMiddle()
{
    const Played game = readGame(collectionFile(), 1);
    constexpr int Before = 11; // moves until the lights go out
    QVERIFY(program().start());
    QVERIFY(beginGame("5m"));
    QVERIFY(playByMouse(game.moves.first(Before)));
    // Somebody thinks for a while, so that there is something to lose.
    const int begun = secondsOf("Bergman");
    QVERIFY(eventually([&] { return secondsOf("Bergman") <= begun - 4; }));
    const int left = secondsOf("Bergman");
    const int leftOther = secondsOf("Aoki");
    program().kill();

    // Who opens a file meanwhile is not asked at once, but sees that there is something to go on with.
    QFile noRecord(folder() + "/noise.sgf");
    QVERIFY(noRecord.open(QIODevice::WriteOnly) && noRecord.write("\x01\x02 noise") > 0);
    noRecord.close();
    QVERIFY(program().start({ noRecord.fileName() }));
    QVERIFY(program().awaitText("noise.sgf contains no game"));
    QVERIFY(program().click("push button", "OK"));
    QVERIFY(program().await("push button", "Resume the game Aoki – Bergman"));
    QCOMPARE(program().quit(), QString());

    QVERIFY(program().start());
    QVERIFY(program().awaitText("was interrupted."));
    QVERIFY(program().awaitText("of thinking time was not counted on the running clock."));
    QVERIFY(program().awaitText("Every confirmed move is kept."));
    QVERIFY(program().click("push button", "Resume the game Aoki – Bergman"));
    // The clocks stand under the veil: one second between two heartbeats, one for the way from the screen to the kill.
    QVERIFY(program().await("push button", "Resume"));
    QVERIFY2(std::abs(secondsOf("Bergman") - left) <= 2, qPrintable(QString::number(secondsOf("Bergman"))));
    QCOMPARE(secondsOf("Aoki"), leftOther);
    QVERIFY(program().click("push button", "Resume"));
    bool black = true;
    for (const QString &move : game.moves.first(Before)) {
        QVERIFY2(program().awaitCell(move, black ? "black stone" : "white stone"), qPrintable(move));
        black = !black;
    }
    for (const QString &move : game.moves.mid(Before)) {
        QVERIFY(program().clickPoint(move));
        QVERIFY2(program().awaitCell(move, black ? "black stone" : "white stone"), qPrintable(move));
        black = !black;
    }
    QVERIFY(program().awaitText("Bergman wins with five in a row."));
    const Played saved = savedGame();
    QCOMPARE(saved.moves, game.moves);
    QVERIFY((saved.result == record::GameResult { record::Winner::White, record::Reason::Five }));
    QCOMPARE(program().quit(), QString());

    // What has ended is offered no more.
    QVERIFY(program().start());
    QVERIFY(program().await("push button", "New game"));
    QVERIFY(!program().find("push button", "Resume*"));
    QCOMPARE(program().quit(), QString());
}

void TestRecovery::aFileInPlaceOfTheFolder()
{
    const QString place = folder() + "/taken";
    QFile file(place);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    program().useData(place);
    QVERIFY(program().start());
    QVERIFY(program().click("push button", "New game"));
    QVERIFY(program().click("push button", "Play"));
    // It names the place and goes on living.
    QVERIFY(program().awaitText(place));
    QVERIFY(program().click("push button", "OK"));
    QVERIFY(program().awaitNone("push button", "OK"));
    QVERIFY(program().click("push button", "New game"));
    QVERIFY(program().click("push button", "Cancel"));
    QVERIFY(program().awaitNone("push button", "Cancel"));
    QCOMPARE(program().quit(), QString());
    QVERIFY(QFileInfo(place).isFile());
}

} // namespace tst_recovery

QTEST_GUILESS_MAIN(tst_recovery::TestRecovery)
#include "tst_recovery.moc"
