// SPDX-License-Identifier: MIT
#include "desk.h"
#include "tournament/swiss/entryplan.h"

#include <QTest>

namespace tst_entryplan {

using namespace desk;
using Kind = EntryPlan::Kind;

// Returns "Withdrawn 2", "Pair 1 B".
std::string written(const Desk &desk, const EntryPlan &plan)
{
    constexpr const char *Names[] { "", "Withdrawn", "Bye", "Pair", "SitsOut", "Out", "StaysAway", "Late" };
    std::string text = Names[static_cast<std::size_t>(plan.kind)];
    if (plan.round > 0)
        text += ' ' + std::to_string(plan.round);
    if (plan.kind == Kind::Bye)
        text += ' ' + std::to_string(static_cast<int>(plan.bye));
    return plan.kind == Kind::Pair ? text + ' ' + desk.name(plan.opponent) : text;
}

class TestEntryPlan : public QObject
{
    Q_OBJECT

private slots:
    void plansSayHowAnEntryStands_data()
    {
        QTest::addColumn<QStringList>("rounds");
        QTest::addColumn<QString>(
            "then"); // w withdraw A, s A sits out, h A has a half bye, p A against C, l Z comes late
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("plan");
        const QStringList none;
        QTest::newRow("like everybody else") << none << "" << "A" << "";
        QTest::newRow("withdrawn before the first round") << none << "w" << "A" << "Withdrawn 1";
        QTest::newRow("withdrawn after a round") << QStringList { "AB1 -C" } << "w" << "A" << "Withdrawn 2";
        QTest::newRow("sits out") << none << "s" << "A" << "SitsOut 1";
        QTest::newRow("has a half bye") << none << "h" << "A" << "Bye 1 1";
        QTest::newRow("has an opponent") << none << "p" << "A" << "Pair 1 C";
        QTest::newRow("is the opponent") << none << "p" << "C" << "Pair 1 A";
        QTest::newRow("comes late") << QStringList { "AB1 -C" } << "l" << "Z" << "Late 2";
        QTest::newRow("lost twice") << QStringList { "AB0 -C", "CA1 -B" } << "" << "A" << "Out";
        QTest::newRow("did not come twice") << QStringList { "AB- -C", "CA+ -B" } << "" << "A" << "Out";
        QTest::newRow("withdrawn comes before out")
            << QStringList { "AB0 -C", "CA1 -B" } << "w" << "A" << "Withdrawn 3";
        QTest::newRow("a bye comes before out") << QStringList { "AB0 -C", "CA1 -B" } << "h" << "A" << "Bye 3 1";
    }
    void plansSayHowAnEntryStands()
    {
        QFETCH(QStringList, rounds);
        QFETCH(QString, then);
        QFETCH(QString, entry);
        QFETCH(QString, plan);
        SectionSettings settings = twoOneZero();
        settings.options.swiss.outAfterLosses = 2;
        Desk desk("ABC", settings);
        for (const QString &round : rounds)
            desk.play(round.toStdString());
        const EntryId a = desk.id('A');
        const int next = desk.round() + 1;
        if (then == QLatin1String("w"))
            for (const Action &action : withdrawnOrBack(desk.section(), *findEntry(desk.section(), a)))
                desk.act(action);
        else if (then == QLatin1String("s"))
            for (const Action &action : satOutOrBack(desk.section(), a))
                desk.act(action);
        else if (then == QLatin1String("h"))
            desk.act(AddLock { 1, { next, a, std::nullopt, false, std::nullopt, Bye::Kind::Half } });
        else if (then == QLatin1String("p"))
            desk.act(AddLock { 1, { next, a, desk.id('C'), true, std::nullopt } });
        else if (then == QLatin1String("l"))
            desk.enter('Z', next);
        const auto plans = entryPlans(desk.section());
        QCOMPARE(plans.size(), desk.section().entries.size());
        QCOMPARE(QString::fromStdString(written(desk, plans.at(desk.id(entry[0].toLatin1())))), plan);
    }

    void whoStaysAwayIsProposedForWithdrawal()
    {
        Desk desk("ABC");
        desk.play("AB- -C");
        desk.play("CA+ -B");
        QVERIFY(entryPlans(desk.section()).at(desk.id('A')).kind == Kind::StaysAway);
    }

    // What was done by a button is taken back by it.
    void deedsAreTakenBack()
    {
        Desk desk("ABCD");
        const EntryId a = desk.id('A');
        const auto act = [&desk](const std::vector<Action> &step) {
            for (const Action &action : step)
                desk.act(action);
        };
        const Section before = desk.section();
        for (int i = 0; i < 2; ++i)
            act(withdrawnOrBack(desk.section(), *findEntry(desk.section(), a)));
        QVERIFY(desk.section() == before);
        for (int i = 0; i < 2; ++i)
            act(satOutOrBack(desk.section(), a));
        QVERIFY(desk.section() == before);
        act(planned(desk.section(), a, Lock { 1, a, desk.id('B'), true, std::nullopt }));
        act(planned(desk.section(), a, Lock { 1, a, desk.id('C'), true, std::nullopt })); // replaces the other one
        QCOMPARE(desk.section().locks.size(), 1U);
        QVERIFY(freeOpponents(desk.section(), a) == (std::vector { desk.id('B'), desk.id('C'), desk.id('D') }));
        QVERIFY(freeOpponents(desk.section(), desk.id('B')) == std::vector { desk.id('D') });
        act(planned(desk.section(), a, std::nullopt));
        QVERIFY(desk.section() == before);
    }

    void onlyARoundThatIsNotDrawnIsPlanned()
    {
        Desk desk("AB");
        const auto may = [&desk] { return canBePlanned(desk.section(), *findEntry(desk.section(), desk.id('A'))); };
        QVERIFY(may());
        desk.draw("AB");
        QVERIFY(!may());
        desk.act(PublishRound { 1, 1 });
        QVERIFY(may());
        desk.act(Withdraw { 1, desk.id('A'), 2 });
        QVERIFY(!may());
        Desk robin("AB", twoOneZero(Format::RoundRobin));
        QVERIFY(!canBePlanned(robin.section(), robin.section().entries.front()));
    }
};

} // namespace tst_entryplan

QTEST_GUILESS_MAIN(tst_entryplan::TestEntryPlan)
#include "tst_entryplan.moc"
