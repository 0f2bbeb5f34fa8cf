// SPDX-License-Identifier: MIT
#include "playtest.h"

#include <QTest>

namespace tst_claims {

using namespace kagetsu;

// Games that end because somebody says so.
class TestClaims : public PlayTest
{
    Q_OBJECT

private slots:
    void forbiddenMove();
    void time();
};

void TestClaims::forbiddenMove()
{
    // Two open threes that meet in H8, which is forbidden to Black.
    const QStringList moves { "F8", "A1", "G8", "O15", "H7", "A15", "H6", "O1", "H8" };
    QVERIFY(program().start());
    QVERIFY(beginGame());
    QVERIFY(playByMouse(moves));
    QVERIFY(program().click("push button", "Forbidden – claim as Bergman"));
    QVERIFY(program().click("push button", "Claim"));
    QVERIFY(program().awaitText("Bergman wins: Aoki made a forbidden double-three."));

    const Played saved = savedGame();
    QCOMPARE(saved.moves, moves);
    QVERIFY((saved.result == record::GameResult { record::Winner::White, record::Reason::DoubleThree }));
    QCOMPARE(program().quit(), QString());
}

void TestClaims::time()
{
    QVERIFY(program().start());
    QVERIFY(beginGame("3s"));
    QVERIFY(playByMouse({ "H8" }));
    QVERIFY(program().awaitText("Bergman has run out of time."));
    QVERIFY(!program().find("push button", "Time – claim as Bergman"));
    QVERIFY(program().click("push button", "Claim a win on time"));
    QVERIFY(program().awaitText("Aoki wins: Bergman ran out of time."));

    const Played saved = savedGame();
    QCOMPARE(saved.moves, QStringList("H8"));
    QVERIFY((saved.result == record::GameResult { record::Winner::Black, record::Reason::Time }));
    QCOMPARE(program().quit(), QString());
}

} // namespace tst_claims

QTEST_GUILESS_MAIN(tst_claims::TestClaims)
#include "tst_claims.moc"
