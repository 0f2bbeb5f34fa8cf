// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_ownprocedures {

// An organiser's own opening procedure, from a file to a game that outlives a power cut.
class TestOwnProcedures : public PlayTest
{
    Q_OBJECT

private slots:
    void chosenExplainedPlayedAndResumed();
    void patternTakenAtTheTable();
};

void TestOwnProcedures::chosenExplainedPlayedAndResumed()
{
    const QDir own(folder() + "/data/openings");
    QVERIFY(own.mkpath("."));
    QVERIFY(QFile::copy(KAGETSU_TEST_DATA "/openings/club.json", own.filePath("club.json")));
    QFile broken(own.filePath("broken.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{ \"a\": ") > 0);
    broken.close();

    QVERIFY(program().start());
    QVERIFY(program().click("push button", "New game"));
    QVERIFY(program().await("push button", "Play"));
    QVERIFY(program().fill("text", "Name of the player on the left", "Aoki"));
    QVERIFY(program().fill("text", "Name of the player on the right", "Bergman"));
    QVERIFY(program().click("push button", "Explain, compare, set up…"));
    // What is wrong with one file is said, and the other one is there.
    QVERIFY(program().awaitText("broken.json, line 1, column 8: The text is not valid JSON from here on."));
    QVERIFY(program().type("club ev"));
    QVERIFY(program().awaitText("The opener lays two stones near the centre."));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitNone("push button", "Use this"));
    QVERIFY(program().click("push button", "Play"));
    QVERIFY(program().awaitNone("push button", "Play"));
    QVERIFY(program().clickPoint("H8"));
    QVERIFY(program().awaitCell("H8", "black stone"));
    program().kill();

    // The journal carries the procedure: the file is needed no more.
    QVERIFY(QFile::remove(own.filePath("club.json")));
    QVERIFY(program().start());
    QVERIFY(program().click("push button", "Resume the game Aoki – Bergman"));
    QVERIFY(program().click("push button", "Resume"));
    QVERIFY(program().awaitCell("H8", "black stone"));
    QVERIFY(program().awaitText("Aoki (Black) places a white stone within the central 5 × 5 square."));
    QVERIFY(program().clickPoint("I9"));
    QVERIFY(program().awaitText("Bergman (White) chooses"));
    QVERIFY(program().click("push button", "Take Black*"));
    QVERIFY(program().clickPoint("G9"));
    QVERIFY(program().awaitCell("G9", "black stone"));
    program().kill();
}

void TestOwnProcedures::patternTakenAtTheTable()
{
    QVERIFY(program().start());
    QVERIFY(program().click("push button", "New game"));
    QVERIFY(program().await("push button", "Play"));
    QVERIFY(program().click("push button", "Explain, compare, set up…"));
    QVERIFY(program().await("push button", "Use this"));
    QVERIFY(program().type("sakata"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitNone("push button", "Use this"));
    QVERIFY(program().click("push button", "Play"));
    QVERIFY(program().awaitNone("push button", "Play"));
    QVERIFY(program().click("push button", "Choose the pattern…"));
    QVERIFY(program().await("push button", "D4 Kagetsu"));
    QVERIFY(program().await("push button", "I13 Suisei"));
    QVERIFY(program().type("shogetsu"));
    QVERIFY(program().awaitNone("push button", "D4 Kagetsu"));
    QVERIFY(program().press({ "Return" }));
    QVERIFY(program().awaitCell("H8", "black stone"));
    QVERIFY(program().awaitCell("H9", "white stone"));
    QVERIFY(program().awaitCell("H7", "black stone"));
    QVERIFY(program().awaitText("D8 Shōgetsu"));
    program().kill();
}

} // namespace tst_ownprocedures

QTEST_GUILESS_MAIN(tst_ownprocedures::TestOwnProcedures)
#include "tst_ownprocedures.moc"
