// SPDX-License-Identifier: MIT
#include "record/diagram/numbering.h"

#include <QTest>

namespace tst_numbering {

using namespace kagetsu;
using namespace kagetsu::diagram;
using rules::Point;

namespace {

std::vector<Move> moves(std::initializer_list<std::optional<Point>> points)
{
    std::vector<Move> made;
    for (const std::optional<Point> &point : points)
        made.push_back({ point, static_cast<int>(made.size()) + 1 });
    return made;
}

QString textOf(const Numbering &numbering)
{
    QStringList words;
    for (const Numbering::Numbered &each : numbering.stones)
        words += QString("%1=%2").arg(QString::fromStdString(rules::toText(each.point))).arg(each.number);
    for (const Note &note : numbering.notes) {
        words += note.point
            ? QString("%1@%2:%3").arg(note.number).arg(note.at).arg(QString::fromStdString(rules::toText(*note.point)))
            : QString("%1 pass").arg(note.number);
    }
    return words.join(' ');
}

} // namespace

class TestNumbering : public QObject
{
    Q_OBJECT

private slots:
    void numbersStones_data()
    {
        QTest::addColumn<Choices>("choices");
        QTest::addColumn<int>("variationFrom");
        QTest::addColumn<QString>("text");
        const auto with = [](Numbers numbers, int count, bool restarts = false) {
            Choices choices;
            choices.numbers = numbers;
            choices.count = count;
            choices.restarts = restarts;
            return choices;
        };
        QTest::newRow("none") << with(Numbers::None, 1) << 0 << "";
        QTest::newRow("all") << with(Numbers::From, 1) << 0 << "A1=1 B1=2 C1=3 D1=4 E1=5";
        QTest::newRow("from the fourth") << with(Numbers::From, 4) << 0 << "D1=4 E1=5";
        QTest::newRow("from behind the end") << with(Numbers::From, 6) << 0 << "";
        QTest::newRow("the last two") << with(Numbers::Last, 2) << 0 << "D1=4 E1=5";
        QTest::newRow("more than there are") << with(Numbers::Last, 9) << 0 << "A1=1 B1=2 C1=3 D1=4 E1=5";
        QTest::newRow("again from the variation") << with(Numbers::From, 1, true) << 3 << "C1=1 D1=2 E1=3";
        QTest::newRow("the second of the variation") << with(Numbers::From, 2, true) << 3 << "D1=2 E1=3";
        QTest::newRow("the last of the variation") << with(Numbers::Last, 1, true) << 3 << "E1=3";
        QTest::newRow("no variation to begin again at")
            << with(Numbers::From, 1, true) << 0 << "A1=1 B1=2 C1=3 D1=4 E1=5";
    }
    void numbersStones()
    {
        QFETCH(Choices, choices);
        QFETCH(int, variationFrom);
        QFETCH(QString, text);
        const std::vector<Move> played = moves({ Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0), Point(4, 0) });
        QCOMPARE(textOf(numberingOf(played, variationFrom, choices, [](Point) { return true; })), text);
    }

    // The first of two moves on one point stands on the stone.
    void secondMoveOnAPointIsToldBelow()
    {
        const std::vector<Move> played = moves({ Point(0, 0), Point(1, 0), Point(0, 0) });
        QCOMPARE(textOf(numberingOf(played, 0, {}, [](Point) { return true; })), QString("A1=1 B1=2 3@1:A1"));
    }
    void whenTheFirstHasNoNumberTheSecondHasItsOwn()
    {
        Choices choices;
        choices.count = 2;
        const std::vector<Move> played = moves({ Point(0, 0), Point(1, 0), Point(0, 0) });
        QCOMPARE(textOf(numberingOf(played, 0, choices, [](Point) { return true; })), QString("B1=2 A1=3"));
    }
    void moveWithoutAStoneIsToldBelow()
    {
        const std::vector<Move> played = moves({ Point(0, 0), Point(1, 0), std::nullopt });
        const auto onlyA = [](Point point) { return point == Point(0, 0); };
        QCOMPARE(textOf(numberingOf(played, 0, {}, onlyA)), QString("A1=1 2@0:B1 3 pass"));
    }
};

} // namespace tst_numbering

QTEST_APPLESS_MAIN(tst_numbering::TestNumbering)
#include "tst_numbering.moc"
