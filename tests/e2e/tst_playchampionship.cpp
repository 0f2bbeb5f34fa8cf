// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QTest>

using namespace kagetsu;

// The game of tests/arbiter/championship.h as people play it: preset, table and arbiter's desk by mouse, opening and
// stones too.
class TestPlayChampionship : public PlayTest
{
    Q_OBJECT

private slots:
    void fromPresetToSignatures();

private:
    bool begin();
    bool open();
    // Alternating from this move on; Black has the odd ones.
    bool play(const QStringList &points, int number);
    enum class Stone { Last, Earlier };
    // By Aoki.
    bool claim(const QString &point, Stone stone);
    bool openDesk();
    bool reject();
    bool uphold();
    bool stopAndGoOn();
    bool giveMinute(); // to Aoki
    // The table is shown first, and time runs after a count of three.
    bool awaitTheCount();
};

bool TestPlayChampionship::begin()
{
    return program().click("push button", "New game") && program().await("push button", "Play")
        && program().fill("text", "Name of the player on the left", "Aoki")
        && program().fill("text", "Name of the player on the right", "Bergman")
        && program().click("push button", "More") && program().click("push button", "Choose…")
        && program().fill("text", "Search presets", "qualifier")
        && program().click("list item", "Renju World Championship 2005, qualifier*")
        && program().click("push button", "Use it") && program().await("push button", "Play")
        && program().click("push button", "Play") && program().awaitCell("H8", "empty");
}

bool TestPlayChampionship::open()
{
    return program().clickPoint("H8") && program().clickPoint("H9") && program().clickPoint("I8")
        && program().click("push button", "Take Black*") && program().clickPoint("A1") && program().clickPoint("G6")
        && program().clickPoint("K12") && program().click("push button", "Offer these 2") && program().clickPoint("G6")
        && program().awaitCell("G6", "black stone");
}

bool TestPlayChampionship::play(const QStringList &points, int number)
{
    for (const QString &point : points) {
        if (!program().clickPoint(point)
            || !program().awaitCell(point, number++ % 2 == 1 ? "black stone" : "white stone"))
            return false;
    }
    return true;
}

bool TestPlayChampionship::claim(const QString &point, Stone stone)
{
    return program().click("push button", "Forbidden – claim of Aoki")
        && (stone == Stone::Last || (program().click("push button", "Another stone…") && program().clickPoint(point)))
        && program().click("push button", "Claim") && program().await("push button", "Withdraw");
}

bool TestPlayChampionship::openDesk()
{
    return program().press({ "ctrl+shift+a" }) && program().hold("push button", "Hold to open", "Let go to open");
}

bool TestPlayChampionship::awaitTheCount()
{
    constexpr int CountMs = 3500;
    if (!program().await("table", "Board"))
        return false;
    QTest::qWait(CountMs);
    return true;
}

bool TestPlayChampionship::reject()
{
    return openDesk() && program().click("push button", "Reject the claim") && program().click("push button", "Do it")
        && awaitTheCount();
}

bool TestPlayChampionship::uphold()
{
    return openDesk() && program().click("push button", "Uphold the claim")
        && program().click("push button", "End the game") && program().awaitText("Done: ")
        && program().click("push button", "Back to the table") && program().await("table", "Board");
}

bool TestPlayChampionship::stopAndGoOn()
{
    return program().press({ "F8" }) && openDesk() && program().click("push button", "Resume") && awaitTheCount();
}

bool TestPlayChampionship::giveMinute()
{
    return openDesk() && program().click("push button", "Give time to Aoki")
        && program().click("push button", "1 minute*") && program().click("push button", "Do it")
        && program().awaitText("Done: ") && program().click("push button", "Back to the table")
        && program().await("table", "Board");
}

void TestPlayChampionship::fromPresetToSignatures()
{
    QVERIFY(program().start());
    QVERIFY(begin());
    QVERIFY(open());
    QVERIFY(play({ "A3", "G7" }, 6));
    QVERIFY(claim("G7", Stone::Last));
    QVERIFY(reject());
    QVERIFY(play({ "A5", "G8", "A7", "B14" }, 8));
    QVERIFY(giveMinute());
    QVERIFY(claim("G8", Stone::Earlier));
    QVERIFY(reject());
    QVERIFY(play({ "A9", "C14" }, 12));
    QVERIFY(stopAndGoOn());
    QVERIFY(play({ "A11", "D14", "C1", "F14", "C3", "G14", "C5", "E14" }, 14));
    QVERIFY(play({ "C7", "N2", "E1", "K3", "E3", "M6", "E5", "L11", "G1", "O9" }, 22));
    QVERIFY(claim("E14", Stone::Earlier));
    QVERIFY(uphold());
    QVERIFY(program().awaitText("Aoki wins: Bergman made a forbidden overline."));

    const Played saved = savedGame();
    QCOMPARE(saved.moves.size(), 31);
    QVERIFY((saved.result == record::GameResult { record::Winner::White, record::Reason::Overline }));
    QCOMPARE(program().quit(), QString());
}

QTEST_GUILESS_MAIN(TestPlayChampionship)
#include "tst_playchampionship.moc"
