// SPDX-License-Identifier: MIT
#include "titleplay.h"

#include <QTest>

namespace tst_playchampionship {

using namespace kagetsu;

// The game of tests/ui/arbiter/championship.h as people play it: preset, table and arbiter's desk by mouse, opening and
// stones too.
class TestPlayChampionship : public TitlePlay
{
    Q_OBJECT

private slots:
    void fromPresetToSignatures();

private:
    bool reject();
    bool uphold();
    bool stopAndGoOn();
    bool giveMinute(); // to Aoki
};

bool TestPlayChampionship::reject()
{
    return openDesk() && program().click("push button", "Reject the claim") && program().click("push button", "Apply")
        && awaitTheCount();
}

bool TestPlayChampionship::uphold()
{
    return openDesk() && program().click("push button", "Uphold the claim")
        && program().click("push button", "End the game") && program().awaitText("Done: ") && backToTheTable();
}

bool TestPlayChampionship::stopAndGoOn()
{
    return program().press({ "F8" }) && openDesk() && program().click("push button", "Resume") && awaitTheCount();
}

bool TestPlayChampionship::giveMinute()
{
    return openDesk() && program().click("push button", "Add time for Aoki")
        && program().click("push button", "1 minute*") && program().click("push button", "Apply")
        && program().awaitText("Done: ") && program().click("push button", "Back to the table")
        && program().await("table", "Board");
}

void TestPlayChampionship::fromPresetToSignatures()
{
    QVERIFY(program().start());
    QVERIFY(beginTitleGame());
    QVERIFY(playFrom({ "A3", "G7" }, 6));
    QVERIFY(claim("G7", Stone::Last));
    QVERIFY(reject());
    QVERIFY(playFrom({ "A5", "G8", "A7", "B14" }, 8));
    QVERIFY(giveMinute());
    QVERIFY(claim("G8", Stone::Earlier));
    QVERIFY(reject());
    QVERIFY(playFrom({ "A9", "C14" }, 12));
    QVERIFY(stopAndGoOn());
    QVERIFY(playFrom({ "A11", "D14", "C1", "F14", "C3", "G14", "C5", "E14" }, 14));
    QVERIFY(playFrom({ "C7", "N2", "E1", "K3", "E3", "M6", "E5", "L11", "G1", "O9" }, 22));
    QVERIFY(claim("E14", Stone::Earlier));
    QVERIFY(uphold());
    QVERIFY(program().awaitText("Aoki wins: Bergman made a forbidden overline."));

    const Played saved = savedGame();
    QCOMPARE(saved.moves.size(), 31);
    QVERIFY((saved.result == record::GameResult { record::Winner::White, record::Reason::Overline }));
    QCOMPARE(program().quit(), QString());
}

} // namespace tst_playchampionship

QTEST_GUILESS_MAIN(tst_playchampionship::TestPlayChampionship)
#include "tst_playchampionship.moc"
