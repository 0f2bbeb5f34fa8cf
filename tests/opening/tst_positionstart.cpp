// SPDX-License-Identifier: MIT
#include "opening/file/positionstart.h"
#include "opening/file/terms.h"
#include "opening/play/opening.h"

#include <QTest>

namespace tst_positionstart {

using namespace kagetsu;
using namespace kagetsu::opening;

namespace {

std::vector<rules::Point> pointsOf(const QString &text, int size)
{
    std::vector<rules::Point> points;
    for (const QString &each : text.split(' ', Qt::SkipEmptyParts))
        points.push_back(*rules::pointFromText(each.toStdString(), size));
    return points;
}

} // namespace

// opening.md#from-a-position
class TestPositionStart : public QObject
{
    Q_OBJECT

private slots:
    void theStonesAreThereFromTheStart_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::addColumn<int>("size");
        QTest::newRow("one") << "H8" << 15;
        QTest::newRow("White to move") << "H8 H9 J10" << 15;
        QTest::newRow("a large board") << "A1 S19" << 19;
        QTest::newRow("a small one") << "A1 E5 C3" << 5;
        QTest::newRow("an even one") << "A1 L12" << 12;
    }
    void theStonesAreThereFromTheStart()
    {
        QFETCH(QString, stones);
        QFETCH(int, size);
        const auto made =
            startFrom(pointsOf(stones, size), size, { { "en", "From a position" }, { "ja", "局面から" } });
        QVERIFY(made);
        QCOMPARE(titleOf(*made, "ja"), std::string("局面から"));
        const auto opened = Opening::start(*made, size);
        QVERIFY(opened);
        QVERIFY(opened->isFinished());
        QVERIFY(opened->stones() == pointsOf(stones, size));
        QVERIFY(isOffered(*made, rules::Rule::Renju, 15) == (size <= 15));
        // As a journal keeps it.
        QVERIFY(readProcedures(toJson(*made))->front() == *made);
    }

    void badStonesAreRefused_data()
    {
        QTest::addColumn<QString>("stones");
        QTest::newRow("none") << "";
        QTest::newRow("twice") << "H8 H9 H8";
        QTest::newRow("a five") << "A1 A15 B1 B15 C1 C15 D1 D15 E1";
    }
    void badStonesAreRefused()
    {
        QFETCH(QString, stones);
        const auto made = startFrom(pointsOf(stones, 15), 15, { { "en", "From a position" } });
        QVERIFY(!made);
        QCOMPARE(made.fault().error, ProcedureError::BadStones);
    }
};

} // namespace tst_positionstart

QTEST_GUILESS_MAIN(tst_positionstart::TestPositionStart)
#include "tst_positionstart.moc"
