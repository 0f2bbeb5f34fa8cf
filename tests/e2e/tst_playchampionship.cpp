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
    // What is filled in on the desk, and back to the table.
    bool doIt();
    bool order(const QString &name);
    bool giveMinute(); // to Aoki
};

bool TestPlayChampionship::begin()
{
    return program().click("push button", "New game") && program().await("push button", "Play")
        && program().fill("text", "Name of the player on the left", "Aoki")
        && program().fill("text", "Name of the player on the right", "Bergman")
        && program().click("push button", "More") && program().click("push button", "Choose…") && program().fill("text", "Search presets", "qualifier")
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

bool TestPlayChampionship::doIt()
{
    return program().click("push button", "Do it") && program().awaitText("Done: ")
        && program().click("push button", "Back to the table") && program().await("table", "Board");
}

bool TestPlayChampionship::order(const QString &name)
{
    if (!openDesk())
        return false;
    // The list rolls to the order that the moment calls for, perhaps just under the mouse.
    constexpr int BetweenClicksMs = 1000;
    const bool chosen = eventually([&] {
        return program().click("list item", name)
            && eventually([&] { return program().find("label", name).has_value(); }, BetweenClicksMs);
    });
    return chosen && doIt();
}

bool TestPlayChampionship::giveMinute()
{
    return openDesk() && program().click("push button", "Give time to Aoki") && program().fill("text", "Time", "1:00")
        && doIt();
}

void TestPlayChampionship::fromPresetToSignatures()
{
    QVERIFY(program().start());
    QVERIFY(begin());
    QVERIFY(open());
    QVERIFY(play({ "A3", "G7" }, 6));
    QVERIFY(claim("G7", Stone::Last));
    QVERIFY(order("Reject the claim"));
    QVERIFY(play({ "A5", "G8", "A7", "B14" }, 8));
    QVERIFY(giveMinute());
    QVERIFY(claim("G8", Stone::Earlier));
    QVERIFY(order("Reject the claim"));
    QVERIFY(play({ "A9", "C14" }, 12));
    QVERIFY(order("Stop both clocks"));
    QVERIFY(order("Let a clock run"));
    QVERIFY(play({ "A11", "D14", "C1", "F14", "C3", "G14", "C5", "E14" }, 14));
    QVERIFY(play({ "C7", "N2", "E1", "K3", "E3", "M6", "E5", "L11", "G1", "O9" }, 22));
    QVERIFY(claim("E14", Stone::Earlier));
    QVERIFY(order("Uphold the claim"));
    QVERIFY(program().awaitText("Aoki wins: Bergman made a forbidden overline."));

    const Played saved = savedGame();
    QCOMPARE(saved.moves.size(), 31);
    QVERIFY((saved.result == record::GameResult { record::Winner::White, record::Reason::Overline }));
    QCOMPARE(program().quit(), QString());
}

QTEST_GUILESS_MAIN(TestPlayChampionship)
#include "tst_playchampionship.moc"
