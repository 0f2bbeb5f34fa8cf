// SPDX-License-Identifier: MIT
#include "rules/point.h"

#include <QTest>

namespace tst_point {

using namespace kagetsu::rules;

class TestPoint : public QObject
{
    Q_OBJECT

private slots:
    void text_data();
    void text();
    void noPoint_data();
    void noPoint();
    void everyPointOfEverySize();
    void boardOrder();
};

void TestPoint::text_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::newRow("the corner") << "A1" << 15 << 0 << 0;
    QTest::newRow("the centre") << "H8" << 15 << 7 << 7;
    QTest::newRow("I is not left out") << "I9" << 15 << 8 << 8;
    QTest::newRow("small letters are read") << "o15" << 15 << 14 << 14;
    QTest::newRow("the last point of the largest board") << "Z26" << 26 << 25 << 25;
}

void TestPoint::text()
{
    QFETCH(QString, text);
    QFETCH(int, size);
    QFETCH(int, x);
    QFETCH(int, y);
    const auto point = pointFromText(text.toStdString(), size);
    QVERIFY(point.has_value());
    QCOMPARE(*point, Point(x, y));
    QCOMPARE(toText(*point), text.toUpper().toStdString());
}

void TestPoint::noPoint_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("size");
    const auto row = [](const char *name, const char *text, int size = 15) { QTest::newRow(name) << text << size; };
    row("nothing", "");
    row("a letter alone", "H");
    row("a number alone", "88");
    row("number before letter", "8H");
    row("a column off the board", "P8");
    row("a row off the board", "H16");
    row("a point of a larger board", "F6", 5);
    row("row nought", "H0");
    row("a leading nought", "H08");
    row("a sign", "H+8");
    row("three digits", "H108");
    row("something behind", "H8 ");
    row("something between", "H 8");
    row("another alphabet", "Н8");
}

void TestPoint::noPoint()
{
    QFETCH(QString, text);
    QFETCH(int, size);
    QVERIFY(!pointFromText(text.toStdString(), size).has_value());
}

void TestPoint::everyPointOfEverySize()
{
    for (int size = MinBoardSize; size <= MaxBoardSize; ++size) {
        for (int x = -1; x <= size; ++x) {
            for (int y = -1; y <= size; ++y) {
                const Point point(x, y);
                QCOMPARE(isOn(point, size), x >= 0 && y >= 0 && x < size && y < size);
                if (isOn(point, size))
                    QCOMPARE(pointFromText(toText(point), size), std::optional(point));
            }
        }
    }
}

void TestPoint::boardOrder()
{
    QVERIFY(Point(0, 1) > Point(0, 0));
    QVERIFY(Point(1, 0) > Point(0, 14));
}

} // namespace tst_point

QTEST_GUILESS_MAIN(tst_point::TestPoint)
#include "tst_point.moc"
