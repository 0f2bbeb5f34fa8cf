// SPDX-License-Identifier: MIT
#include "../../../rules/stones.h"
#include "ui/record/solver/quietwins.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_quietwins {

using namespace kagetsu;
using namespace kagetsu::ui;
using rules::Side;

namespace {

QuietQuestion winning(Side toMove = Side::Black)
{
    return { rules::stones("E8 F8 G8 H9 H10", "D8"), {}, toMove };
}

QuietQuestion quiet(int stone)
{
    rules::Position position;
    position.place({ stone % 15, stone / 15 }, Side::White);
    return { position, {}, Side::Black };
}

} // namespace

class TestQuietWins : public QObject
{
    Q_OBJECT

private slots:
    void bothSidesAreToldFromTheOneToMove_data()
    {
        QTest::addColumn<Side>("toMove");
        QTest::addColumn<QString>("told");
        QTest::newRow("the winner is to move") << Side::Black << "Black wins in 2 four(s)";
        QTest::newRow("the other side is to move") << Side::White << "Black threatens to win in 2 four(s)";
    }
    void bothSidesAreToldFromTheOneToMove()
    {
        QFETCH(Side, toMove);
        QFETCH(QString, told);
        QuietWins line;
        line.resize(400, 20);
        line.setQuestion(winning(toMove));
        QTRY_COMPARE(line.text(), told);
        QVERIFY(!line.isRunning());
    }

    void whatDoesNotFitIsInTheToolTip()
    {
        QuietWins line;
        line.resize(60, 20);
        line.setQuestion(winning());
        QTRY_VERIFY(line.text().endsWith(QChar(0x2026)));
        QCOMPARE(line.toolTip(), QStringLiteral("Black wins in 2 four(s)"));
    }

    void nothingIsSaidWhereNothingWins()
    {
        QuietWins line;
        line.setQuestion(quiet(3));
        QTRY_VERIFY(!line.isRunning());
        QCOMPARE(line.text().trimmed(), QString());
    }

    void whatIsKnownIsToldAtOnceAndNothingFlickers()
    {
        QuietWins line;
        line.resize(400, 20);
        line.setQuestion(winning());
        QTRY_VERIFY(!line.text().trimmed().isEmpty());
        const QString told = line.text();
        line.setQuestion(quiet(4));
        QCOMPARE(line.text(), told); // until the answer, or the eye would notice
        line.setQuestion(winning());
        QCOMPARE(line.text(), told);
        QVERIFY(!line.isRunning());
        line.setQuestion(quiet(4));
        QTRY_COMPARE(line.text().trimmed(), QString());
        line.setQuestion(std::nullopt);
        QCOMPARE(line.text().trimmed(), QString());
    }

    void sixtyStepsLeaveNothingRunning()
    {
        QuietWins line;
        line.resize(400, 20);
        for (int i = 0; i < 60; ++i)
            line.setQuestion(quiet(i));
        line.setQuestion(winning());
        QTRY_COMPARE(line.text(), QStringLiteral("Black wins in 2 four(s)"));
        QVERIFY(!line.isRunning());
        QVERIFY(background::threads().waitForDone(5000));
    }

    void goneWhileItSearches()
    {
        auto line = std::make_unique<QuietWins>();
        line->setQuestion(winning());
        line.reset();
        QVERIFY(background::threads().waitForDone(5000));
    }
};

} // namespace tst_quietwins

QTEST_MAIN(tst_quietwins::TestQuietWins)
#include "tst_quietwins.moc"
