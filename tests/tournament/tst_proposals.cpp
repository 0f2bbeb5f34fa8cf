// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/score/proposals.h"

#include <QTest>

namespace tst_proposals {

using namespace desk;

class TestProposals : public QObject
{
    Q_OBJECT

private slots:
    void lateTablesAreListedWhenTheTimeHasPassed()
    {
        SectionSettings settings = twoOneZero();
        settings.options.latenessMinutes = 15;
        Desk desk("ABCD", settings);
        desk.publish("AB CD");
        const Milliseconds start = std::chrono::hours(10);
        QVERIFY(lateTables(desk.section(), 1, start).empty());
        desk.act(StartClocks { 1, 1, start });
        desk.report(1, "1");
        QVERIFY(lateTables(desk.section(), 1, start + std::chrono::minutes(15) - Milliseconds(1)).empty());
        QCOMPARE(lateTables(desk.section(), 1, start + std::chrono::minutes(15)), (std::vector<int> { 2 }));
        desk.report(2, "+");
        QVERIFY(lateTables(desk.section(), 1, start + std::chrono::hours(1)).empty());
        QVERIFY(lateTables(desk.section(), 2, start).empty());
    }

    void whoStaysAwayIsProposedForWithdrawal_data()
    {
        QTest::addColumn<QStringList>("rounds"); // of A, B and C
        QTest::addColumn<bool>("isProposed"); // A
        QTest::newRow("no round") << QStringList() << false;
        QTest::newRow("one forfeit") << QStringList { "AB- -C" } << false;
        QTest::newRow("two in a row") << QStringList { "AB- -C", "CA+ -B" } << true;
        QTest::newRow("a game between them") << QStringList { "AB- -C", "AC0 -B", "CA+ -B" } << false;
        QTest::newRow("a bye between them") << QStringList { "AB- -C", "BC1 .A", "CA+ -B" } << true;
        QTest::newRow("nobody came to two") << QStringList { "AB* -C", "CA* -B" } << true;
        QTest::newRow("a game after them") << QStringList { "AB- -C", "CA+ -B", "BA= -C" } << false;
    }
    void whoStaysAwayIsProposedForWithdrawal()
    {
        QFETCH(QStringList, rounds);
        QFETCH(bool, isProposed);
        Desk desk("ABC");
        for (const QString &round : rounds)
            desk.play(round.toStdString());
        const std::vector<EntryId> expected =
            isProposed ? std::vector<EntryId> { desk.id('A') } : std::vector<EntryId>();
        QVERIFY(proposedWithdrawals(desk.section()) == expected);
        desk.act(Withdraw { 1, desk.id('A'), desk.round() + 1 });
        QVERIFY(proposedWithdrawals(desk.section()).empty());
    }
};

} // namespace tst_proposals

QTEST_GUILESS_MAIN(tst_proposals::TestProposals)
#include "tst_proposals.moc"
