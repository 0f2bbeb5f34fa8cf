// SPDX-License-Identifier: MIT
#include "randomboards.h"
#include "rules/shapes/row.h"
#include "rules/symmetry.h"
#include "stones.h"

#include <QTest>

namespace tst_position {

using namespace kagetsu::rules;

class TestPosition : public QObject
{
    Q_OBJECT

private slots:
    void countsAndFullBoard();
    void textRoundTrip();
    void topRowComesFirst();
    void noBoard_data();
    void noBoard();
    void rows_data();
    void rows();
    void symmetryOfPoints_data();
    void symmetryOfPoints();
    void symmetriesAreAGroup();
    void symmetryOfPositions();
};

void TestPosition::countsAndFullBoard()
{
    Position position(5);
    for (int i = 0; i < 25; ++i) {
        QVERIFY(!position.isFull());
        position.place({ i / 5, i % 5 }, i % 2 ? Side::White : Side::Black);
    }
    QVERIFY(position.isFull());
    QCOMPARE(position.count(Side::Black), 13);
    QCOMPARE(position.count(Side::White), 12);
    position.place({ 0, 0 }, Side::White); // a stone is replaced, not added
    QCOMPARE(position.count(Side::Black), 12);
    QCOMPARE(position.count(Side::White), 13);
    position.clear({ 0, 0 });
    QVERIFY(!position.isFull());
    QVERIFY(position.isEmpty({ 0, 0 }));
    QCOMPARE(position.count(Side::White), 12);
}

void TestPosition::textRoundTrip()
{
    RandomBoards boards(3);
    for (int size = MinBoardSize; size <= MaxBoardSize; ++size) {
        const Position position = boards.scattered(size, 60, 50);
        QCOMPARE(positionFromText(toText(position)), std::optional(position));
    }
}

void TestPosition::topRowComesFirst()
{
    QCOMPARE(toText(stones("A5 E1", "E5", 5)),
        std::string("X...O"
                    "....."
                    "....."
                    "....."
                    "....X"));
}

void TestPosition::noBoard_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("one point short") << QString(224, '.');
    QTest::newRow("too small") << QString(16, '.');
    QTest::newRow("too large") << QString(27 * 27, '.');
    QTest::newRow("another letter") << QString(224, '.') + "x";
}

void TestPosition::noBoard()
{
    QFETCH(QString, text);
    QVERIFY(!positionFromText(text.toStdString()).has_value());
}

void TestPosition::rows_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<Direction>("direction");
    QTest::addColumn<QString>("first");
    QTest::addColumn<int>("length");
    QTest::newRow("a row from edge to edge") << "A3 B3 D3 E3" << Direction::Row << "A3" << 5;
    QTest::newRow("a column with a gap") << "C1 C4 C5" << Direction::Column << "C3" << 3;
    QTest::newRow("a rising diagonal") << "B2 D4 E5" << Direction::Rising << "B2" << 4;
    QTest::newRow("a falling diagonal starts at its upper end") << "A5 B4 D2" << Direction::Falling << "A5" << 4;
    QTest::newRow("a stone alone") << "A1" << Direction::Row << "C3" << 1;
}

void TestPosition::rows()
{
    QFETCH(QString, black);
    QFETCH(Direction, direction);
    QFETCH(QString, first);
    QFETCH(int, length);
    const UnbrokenRow row = unbrokenRow(stones(black.toStdString(), {}, 5), { 2, 2 }, Side::Black, direction);
    QCOMPARE(row, (UnbrokenRow { direction, at(first.toStdString(), 5), length }));
    QCOMPARE(static_cast<int>(row.points().size()), length);
    QCOMPARE(row.points().back(), advance(row.first, direction, length - 1));
}

void TestPosition::symmetryOfPoints_data()
{
    QTest::addColumn<Symmetry>("symmetry");
    QTest::addColumn<QString>("odd"); // where J9 goes on 15×15
    QTest::addColumn<QString>("even"); // where F4 goes on 6×6
    QTest::newRow("identity") << Symmetry::Identity << "J9"
                              << "F4";
    QTest::newRow("a quarter turn to the left") << Symmetry::Rotate90 << "G10"
                                                << "C6";
    QTest::newRow("half a turn") << Symmetry::Rotate180 << "F7"
                                 << "A3";
    QTest::newRow("a quarter turn to the right") << Symmetry::Rotate270 << "I6"
                                                 << "D1";
    QTest::newRow("left and right exchanged") << Symmetry::MirrorX << "F9"
                                              << "A4";
    QTest::newRow("top and bottom exchanged") << Symmetry::MirrorY << "J7"
                                              << "F3";
    QTest::newRow("across the rising diagonal") << Symmetry::Diagonal << "I10"
                                                << "D6";
    QTest::newRow("across the falling diagonal") << Symmetry::AntiDiagonal << "G6"
                                                 << "C1";
}

void TestPosition::symmetryOfPoints()
{
    QFETCH(Symmetry, symmetry);
    QFETCH(QString, odd);
    QFETCH(QString, even);
    QCOMPARE(toText(apply(symmetry, at("J9"), 15)), odd.toStdString());
    QCOMPARE(toText(apply(symmetry, at("F4", 6), 6)), even.toStdString());
}

void TestPosition::symmetriesAreAGroup()
{
    const Point corner(1, 4);
    for (Symmetry first : AllSymmetries) {
        QCOMPARE(compose(first, inverse(first)), Symmetry::Identity);
        for (Symmetry second : AllSymmetries) {
            const Point twice = apply(second, apply(first, corner, 11), 11);
            QCOMPARE(apply(compose(first, second), corner, 11), twice);
        }
    }
}

void TestPosition::symmetryOfPositions()
{
    RandomBoards boards(5);
    for (int size = MinBoardSize; size <= MaxBoardSize; ++size) {
        const Position position = boards.scattered(size, 50, 50);
        for (Symmetry symmetry : AllSymmetries) {
            const Position turned = apply(symmetry, position);
            QCOMPARE(turned.count(Side::Black), position.count(Side::Black));
            QCOMPARE(turned.at(apply(symmetry, { 1, 3 }, size)), position.at({ 1, 3 }));
            QCOMPARE(apply(inverse(symmetry), turned), position);
        }
    }
}

} // namespace tst_position

QTEST_GUILESS_MAIN(tst_position::TestPosition)
#include "tst_position.moc"
