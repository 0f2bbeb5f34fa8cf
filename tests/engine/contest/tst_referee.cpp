// SPDX-License-Identifier: MIT
#include "engine/contest/referee.h"

#include <QTest>

namespace tst_referee {

using namespace kagetsu;
using namespace kagetsu::contest;
using rules::Rule;
using rules::Side;

// engine-contest.md#ends
class TestReferee : public QObject
{
    Q_OBJECT

private slots:
    void endings_data();
    void endings();
    void colours();
    void offTheBoard_data();
    void offTheBoard();
    void whoeverFailsLoses();
};

Referee played(Rule rule, int size, const QString &points)
{
    Referee referee({ .rule = rule }, size);
    for (const QString &each : points.split(' ', Qt::SkipEmptyParts))
        referee.play(*rules::pointFromText(each.toStdString(), size));
    return referee;
}

// All points of 5×5 from the bottom, so that no five arises: rows shift by two.
QString fullBoard(int less)
{
    QStringList black;
    QStringList white;
    for (int i = 0; i < 25; ++i) {
        const QString point = QString(QChar('A' + i % 5)) + QString::number(i / 5 + 1);
        ((i % 5 + 2 * (i / 5)) % 4 < 2 ? black : white).append(point);
    }
    QStringList all;
    for (int i = 0; i < 25 - less; ++i)
        all.append((i % 2 == 0 ? black : white).value(i / 2));
    return all.join(' ');
}

void TestReferee::endings_data()
{
    QTest::addColumn<Rule>("rule");
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("points");
    QTest::addColumn<QString>("ending");
    const QString six = "A1 A15 B1 B15 C1 C15 E1 E15 F1 F15 D1";
    QTest::newRow("it goes on") << Rule::Renju << 15 << "H8 H9"
                                << "";
    QTest::newRow("five of Black") << Rule::Renju << 15 << "A1 A15 B1 B15 C1 C15 D1 D15 E1"
                                   << "five black";
    QTest::newRow("five of White") << Rule::Renju << 15 << "H8 A15 B1 B15 C1 C15 D1 D15 N1 E15"
                                   << "five white";
    QTest::newRow("six in free style") << Rule::FreeStyle << 15 << six << "five black";
    QTest::newRow("six in standard") << Rule::Standard << 15 << six << "";
    QTest::newRow("six of Black in renju") << Rule::Renju << 15 << six << "forbidden white";
    QTest::newRow("a double-three of Black") << Rule::Renju << 15 << "G8 A1 I8 A15 H7 O1 H9 O15 H8"
                                             << "forbidden white";
    QTest::newRow("a double-three in standard") << Rule::Standard << 15 << "G8 A1 I8 A15 H7 O1 H9 O15 H8"
                                                << "";
    QTest::newRow("a stone on another one") << Rule::Renju << 15 << "H8 H9 H8"
                                            << "illegal white";
    QTest::newRow("White plays on a stone") << Rule::Renju << 15 << "H8 H8"
                                            << "illegal black";
    QTest::newRow("one point is left") << Rule::FreeStyle << 5 << fullBoard(1) << "";
    QTest::newRow("a full board") << Rule::FreeStyle << 5 << fullBoard(0) << "full none";
}

void TestReferee::endings()
{
    QFETCH(Rule, rule);
    QFETCH(int, size);
    QFETCH(QString, points);
    QFETCH(QString, ending);
    const Referee referee = played(rule, size, points);
    if (!referee.hasEnded()) {
        QCOMPARE(QString(), ending);
        return;
    }
    const QStringList names { "five", "full", "forbidden", "illegal", "late", "hung", "crashed" };
    const auto winner = referee.ending()->winner;
    QCOMPARE(names[static_cast<int>(referee.ending()->end)]
            + (!winner                       ? " none"
                    : *winner == Side::Black ? " black"
                                             : " white"),
        ending);
}

void TestReferee::colours()
{
    const Referee referee = played(Rule::Renju, 15, "H8 H9 I9");
    QCOMPARE(referee.toMove(), Side::White);
    QCOMPARE(referee.position().at({ 7, 7 }), rules::Stone::Black);
    QCOMPARE(referee.position().at({ 7, 8 }), rules::Stone::White);
    QCOMPARE(referee.stones().size(), std::size_t(3));
}

void TestReferee::offTheBoard_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::newRow("left") << -1 << 3;
    QTest::newRow("right") << 15 << 3;
    QTest::newRow("below") << 3 << -1;
    QTest::newRow("above") << 3 << 15;
    QTest::newRow("far away") << 127 << -128;
}

void TestReferee::offTheBoard()
{
    QFETCH(int, x);
    QFETCH(int, y);
    Referee referee({ .rule = Rule::Renju }, 15);
    referee.play({ x, y });
    QCOMPARE(*referee.ending(), (Ending { End::Illegal, Side::White }));
    QVERIFY(referee.stones().empty());
}

void TestReferee::whoeverFailsLoses()
{
    Referee referee = played(Rule::Renju, 15, "H8");
    referee.lose(Side::Black, End::Crashed); // also when it is not its turn
    QCOMPARE(*referee.ending(), (Ending { End::Crashed, Side::White }));
    QVERIFY(referee.ending()->isFault());
}

} // namespace tst_referee

QTEST_GUILESS_MAIN(tst_referee::TestReferee)
#include "tst_referee.moc"
