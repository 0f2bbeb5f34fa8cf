// SPDX-License-Identifier: MIT
#include "corpus.h"
#include "stones.h"

#include <QTest>

namespace tst_judge {

using namespace kagetsu::rules;

// Every row of rules.md#shapes and rules.md#look-ahead. Shapes on one line are put on a row and on
// a diagonal, forwards and backwards, alone and with a three or a four on a second line, and the board is seen from all
// eight sides.
class TestJudge : public QObject
{
    Q_OBJECT

private slots:
    void oneLine_data();
    void oneLine();
    void severalLines_data();
    void severalLines();
    void finishedRowsElsewhereChangeNothing();
    void longRows();
};

namespace {

constexpr RuleSet Renju { .rule = Rule::Renju };

// What a stone makes on one line.
enum class Makes { Nothing, Three, Four, TwoFours, Five, Overline };
// What stands above the judged point on its column.
enum class Above { Nothing, Three, Four };

// The verdict as the corpora write it, "-" when allowed, "5" for a five.
QString verdictOn(const Position &position, Point point)
{
    const Verdict verdict = judge(position, point, Side::Black, Renju);
    if (verdict.outcome == Outcome::Wins)
        return "5";
    const std::string kinds = kindsText(verdict.fouls);
    return kinds.empty() ? "-" : QString::fromStdString(kinds);
}

QString expected(Makes makes, Above above)
{
    switch (makes) {
    case Makes::Nothing: return "-";
    case Makes::Three: return above == Above::Three ? "33" : "-";
    case Makes::Four: return above == Above::Four ? "44" : "-";
    case Makes::TwoFours: return "44";
    case Makes::Five: return "5";
    case Makes::Overline: return "6";
    }
    return {};
}

struct Laid
{
    Position position;
    Point judged;
};

// Lays the shape along a row or a rising diagonal. A leading # is the edge; without it the judged point is H8.
Laid lay(const QString &shape, Direction direction, Above above)
{
    const bool edge = shape.startsWith('#');
    const QString points = edge ? shape.mid(1) : shape;
    const int judgedAt = static_cast<int>(points.indexOf('?'));
    const Point first = edge ? Point(0, 4) : advance({ 7, 7 }, direction, -judgedAt);
    Laid laid { Position(), advance(first, direction, judgedAt) };
    for (int i = 0; i < points.size(); ++i) {
        if (points[i] == 'X' || points[i] == 'O')
            laid.position.place(advance(first, direction, i), points[i] == 'X' ? Side::Black : Side::White);
    }
    const int stones = above == Above::Four ? 3 : above == Above::Three ? 2 : 0;
    for (int i = 1; i <= stones; ++i)
        laid.position.place(advance(laid.judged, Direction::Column, i), Side::Black);
    return laid;
}

} // namespace

void TestJudge::oneLine_data()
{
    QTest::addColumn<Makes>("makes");
    const auto row = [](const char *shape, Makes makes) { QTest::newRow(shape) << makes; };
    // rules.md#fives-and-overlines
    row("XXXX?", Makes::Five);
    row("XX?XX", Makes::Five);
    row("XXX?XX", Makes::Overline);
    row("XXXX?X", Makes::Overline);
    row("XXXX?XXXX", Makes::Overline);
    // rules.md#fours
    row(".XXX?.", Makes::Four);
    row("OXXX?.", Makes::Four);
    row("OXX.X?", Makes::Four);
    row("OXXX?O", Makes::Nothing);
    row("OXXX?.X", Makes::Nothing);
    row(".XXX?.X", Makes::Four);
    row("X.XX?.X", Makes::TwoFours);
    row("XX.X?.XX", Makes::TwoFours);
    row("XXX.?.XXX", Makes::TwoFours);
    row("OX.XX?.XO", Makes::TwoFours);
    row("XX.XX?.X", Makes::Four);
    row("XXXX.?.XXXX", Makes::Nothing);
    row("XXXX.?.XXX", Makes::Four);
    row("X.XXX.?", Makes::Four);
    row("#?XXX.", Makes::Four);
    row("#XXX?O", Makes::Nothing);
    row("#?XXXO", Makes::Nothing);
    row("#.XXX?O", Makes::Four);
    // rules.md#threes
    row(".XX?..", Makes::Three);
    row("..X?X.", Makes::Three);
    row(".X.X?.", Makes::Three);
    row(".XX.?.", Makes::Three);
    row("OXX?..", Makes::Nothing);
    row("O.XX?.O", Makes::Nothing);
    row("O.XX?..O", Makes::Three);
    row("O.X.X?.O", Makes::Three);
    row("#.XX?.O", Makes::Nothing);
    row("#.X?X.O", Makes::Nothing);
    row("#.X?X..O", Makes::Three);
    row("X..XX?..X", Makes::Nothing);
    row("X..XX?...", Makes::Three);
    row("X..XX?.O", Makes::Nothing);
    row("O.?XX..X", Makes::Nothing);
    row("O.?XX...X", Makes::Three);
    row("X.XX?", Makes::Four);
    row("XX.?.XX", Makes::Nothing);
    row("X..X?X..X", Makes::Nothing);
    row("X.X.X?.O", Makes::Nothing);
}

void TestJudge::oneLine()
{
    QFETCH(Makes, makes);
    const QString shape = QTest::currentDataTag();
    for (Direction direction : { Direction::Row, Direction::Rising }) {
        for (Above above : { Above::Nothing, Above::Three, Above::Four }) {
            const Laid laid = lay(shape, direction, above);
            for (Symmetry symmetry : AllSymmetries)
                QCOMPARE(verdictOn(apply(symmetry, laid.position), apply(symmetry, laid.judged, 15)),
                    expected(makes, above));
        }
    }
}

void TestJudge::severalLines_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("point");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const QString &black, const char *white, const char *judged,
                         const char *verdict) { QTest::newRow(name) << black << white << judged << verdict; };
    // rules.md#fives-and-overlines
    row("five on one line, overline on another", "D8 E8 F8 G8 H5 H6 H7 H9 H10", "", "H8", "5");
    row("five and double-four", "D8 E8 F8 G8 H9 H10 H11 G7 F6 E5", "", "H8", "5");
    row("five and double-three", "D8 E8 F8 G8 H9 H10 G7 F6", "", "H8", "5");
    row("overline and two threes", "E8 F8 G8 I8 J8 H9 H10 G7 F6", "", "H8", "6+33");
    row("overline and two fours", "E8 F8 G8 I8 J8 H9 H10 H11 G7 F6 E5", "", "H8", "6+44");
    // rules.md#fours
    row("two fours in the corner", "A2 A3 A4 B1 C1 D1", "", "A1", "44");
    row("four, four and three", "E8 F8 G8 H9 H10 H11 G7 F6", "D8", "H8", "44");
    row("one four on a five-point diagonal", "A5 B4 D2", "", "C3", "-");
    row("two fours, one on a five-point diagonal", "A5 B4 D2 C4 C5 C6", "", "C3", "44");
    row("four stones fill a four-point diagonal", "A4 B3 D1 C3 C4 C5", "", "C2", "-");
    // rules.md#threes
    row("an inner point of a six-point diagonal, three", "B5 C4 D4 D5", "", "D3", "33");
    row("a point at the edge of a six-point diagonal, none", "B5 C4 A7 A8", "", "A6", "-");
    row("a five-point diagonal, none", "B4 D2 C4 C5", "", "C3", "-");
    // rules.md#combinations
    row("four and three", "E8 F8 G8 H9 H10", "D8", "H8", "-");
    row("four and two threes", "E8 F8 G8 H9 H10 G7 F6", "D8", "H8", "33");
    row("straight four and three", "E8 F8 G8 H9 H10", "", "H8", "-");
    row("straight four and two threes", "E8 F8 G8 H9 H10 G7 F6", "", "H8", "33");
    row("two threes", "F8 G8 H9 H10", "", "H8", "33");
    row("three threes", "F8 G8 H9 H10 I9 J10", "", "H8", "33");
    row("four threes", "G8 I8 H7 H9 G7 I9 G9 I7", "", "H8", "33");
    row("three threes, one false", "F8 G8 H9 H10 F10 G9 I6 I9 I10 I11", "D8 I5", "H8", "33");
    row("three threes, two false", "F8 G8 H9 H10 F6 G7 I6 I7 I9 I10 I11 H4 H5 H6", "D8 H12 E7 D6", "H8", "-");
    // 3: the row three has the single straight-four point I8
    const QString cross = "F8 G8 H9 H10 ";
    row("look-ahead: nothing added", cross, "D8", "H8", "33");
    row("look-ahead: I8 is an overline", cross + "I6 I7 I9 I10 I11", "D8", "H8", "-");
    row("look-ahead: I8 is a double-four", cross + "I5 I6 I7", "D8 I4", "H8", "-");
    row("look-ahead: I8 is a double-four within column I", cross + "I6 I9 I10 I12", "D8", "H8", "-");
    row("look-ahead: I8 is an allowed four-three", cross + "I9 I10", "D8", "H8", "33");
    row("look-ahead: I8 is a four-three-three", cross + "I9 I10 J9 K10", "D8", "H8", "-");
    row("look-ahead: I8 makes a five (R1)", cross + "I7 I9 I10 I11", "D8", "H8", "-");
    row("look-ahead: I8 is an overline, E8 is good", cross + "I6 I7 I9 I10 I11", "", "H8", "33");
    row("look-ahead: I8 and E8 are both refused", cross + "I6 I7 I9 I10 I11 E5 E6 E7", "E4", "H8", "-");
    row("look-ahead of two levels", "C13 D13 C12 E12 D10 E10 B9", "", "D12", "33");
    row("look-ahead of two levels on eight stones", "C7 E7 C6 F6 D5 E5 C4 D4", "", "F7", "33");
    row("look-ahead of three levels on eight stones", "C7 E7 C6 F6 D5 E5 C4 D4", "", "B7", "-");
}

void TestJudge::severalLines()
{
    QFETCH(QString, black);
    QFETCH(QString, white);
    QFETCH(QString, point);
    QFETCH(QString, verdict);
    const Position position = stones(black.toStdString(), white.toStdString());
    const Point judged = at(point.toStdString());
    for (Symmetry symmetry : AllSymmetries)
        QCOMPARE(verdictOn(apply(symmetry, position), apply(symmetry, judged, 15)), verdict);
}

// rules.md#what-is-not-asked: neither a five nor an overline that stands already changes a verdict.
void TestJudge::finishedRowsElsewhereChangeNothing()
{
    const QString finished = " A1 B1 C1 D1 E1 G1 H1 I1 J1 K1 L1 M1";
    QCOMPARE(verdictOn(stones("F8 G8 H9 H10" + finished.toStdString()), at("H8")), "33");
    QCOMPARE(verdictOn(stones("F8 G8" + finished.toStdString()), at("H8")), "-");
}

// Rows longer than a single stone can make stand on boards that were set up.
void TestJudge::longRows()
{
    const Position position = stones("A1 B1 C1 D1 E1 F1 G1 I1 J1 K1 L1 M1 N1 O1");
    QCOMPARE(verdictOn(position, at("H1")), "6");
    const Verdict white = [&] {
        Position exchanged;
        for (int x = 0; x < 15; ++x)
            if (x != 7)
                exchanged.place({ x, 0 }, Side::White);
        return judge(exchanged, at("H1"), Side::White, Renju);
    }();
    QCOMPARE(white.outcome, Outcome::Wins);
    QCOMPARE(white.winningRows.front().length, 15);
}

} // namespace tst_judge

QTEST_GUILESS_MAIN(tst_judge::TestJudge)
#include "tst_judge.moc"
