// SPDX-License-Identifier: MIT
#include "fixture.h"
#include "ui/match/table/movelist.h"
#include "ui/match/table/sidepanel.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_movelist {

using namespace kagetsu;
using namespace kagetsu::ui;
using namespace std::chrono_literals;

class tst_movelist : public QObject
{
    Q_OBJECT

private slots:
    void modelStaysConsistentWhenMovesComeAndGo();
    void stonesOfOneTurnHaveTheirOwnTimes();
    void marksTheSwap();
};

void tst_movelist::modelStaysConsistentWhenMovesComeAndGo()
{
    Table table(plainSetup());
    MoveListModel *model = table.page->side()->moves()->moves();
    QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    table.play({ "H8", "H9", "I9", "J9", "G7" });
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(0, 1).data().toString(), QStringLiteral("H9"));
    QCOMPARE(model->index(2, 0).data().toString(), QStringLiteral("G7"));
    QCOMPARE(model->index(1, 0).data(MoveListModel::TimeRole).toString(), QStringLiteral("0:01"));
    QCOMPARE(model->lastIndex(), model->index(2, 0));
    QVERIFY(table.host->execute(match::AskTakeBack { Seat::A }));
    QVERIFY(table.host->execute(match::AnswerTakeBack { Seat::B, true }));
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(model->lastIndex(), model->index(1, 1));
}

void tst_movelist::stonesOfOneTurnHaveTheirOwnTimes()
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure("rif-classic");
    Table table(setup);
    const MoveListModel *model = table.page->side()->moves()->moves();
    table.time.advance(12s);
    table.click("H8");
    table.time.advance(1s);
    table.click("H9");
    table.time.advance(3s);
    table.click("I9");
    const auto time = [model](int row, int column) {
        return model->index(row, column).data(MoveListModel::TimeRole).toString();
    };
    QCOMPARE(time(0, 0), QStringLiteral("0:12"));
    QCOMPARE(time(0, 1), QStringLiteral("0:01"));
    QCOMPARE(time(1, 0), QStringLiteral("0:03"));
}

void tst_movelist::marksTheSwap()
{
    match::MatchSetup setup = plainSetup();
    setup.opening = procedure("rif-classic");
    Table table(setup);
    table.play({ "H8", "H9", "I9" });
    table.press("choose-swap");
    const MoveListModel *model = table.page->side()->moves()->moves();
    QVERIFY(model->index(1, 0).data(MoveListModel::SwapRole).toBool());
    QVERIFY(!model->index(0, 0).data(MoveListModel::SwapRole).toBool());
    QCOMPARE(model->index(1, 0).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Move 3, I9, then the colours were swapped"));
}

} // namespace tst_movelist

QTEST_MAIN(tst_movelist::tst_movelist)
#include "tst_movelist.moc"
