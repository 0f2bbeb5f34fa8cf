// SPDX-License-Identifier: MIT
#include "analysis/review/decidingmove.h"
#include "analysis/solver/proof/checker.h"
#include "lines.h"
#include "stones.h"

#include <QTest>

namespace tst_decidedgames {

using namespace kagetsu;
using namespace kagetsu::review;
using rules::Side;

// The move that decided a game by fours and threes (analysis.md#decided-by-fours-and-threes).
class TestDecidedGames : public QObject
{
    Q_OBJECT

private slots:
    void decided_data();
    void decided();
    void aStopSaysNothing();
};

namespace {

constexpr const char *TwoTwos = "G8 H8 I9 I10";

Line lineOfMoves(const QString &black, Side first, const QString &moves)
{
    const auto start = rules::stones(black.toStdString(), "A1 C15 O3");
    return lineOf(gameOf(start, first, moves.toStdString()), { .rule = rules::Rule::FreeStyle }).value();
}

} // namespace

void TestDecidedGames::decided_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<Side>("first");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<quint64>("nodes");
    QTest::addColumn<QString>("decided"); // number of the move, and "?" if it may have been an earlier one
    const auto row = [](const char *name, const char *black, Side first, const char *moves, const char *decided,
                         quint64 nodes = 100'000) {
        QTest::newRow(name) << QString(black) << first << QString(moves) << nodes << QString(decided);
    };
    row("a three that is not stopped", TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7", "1");
    row("an earlier move of the same side changes nothing", "G8 H8", Side::Black, "I10 O15 I9 O14 I8 F8 I11 I12 I7",
        "4?", 300);
    row("the winner had a win from the start", TwoTwos, Side::Black, "I8 F8 I11 I12 I7", "");
    row("nobody wins", TwoTwos, Side::White, "O15 I8 F8", "");
    row("a limit that allows no answer", TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7", "", 1);
}

void TestDecidedGames::decided()
{
    QFETCH(QString, black);
    QFETCH(Side, first);
    QFETCH(QString, moves);
    QFETCH(quint64, nodes);
    QFETCH(QString, decided);
    const Line line = lineOfMoves(black, first, moves);
    solver::ThreeSolver solver;
    const auto found = decidedBy(line, solver, { .nodes = nodes, .stop = {}, .goesOn = {} });
    QString text;
    if (found)
        text = QString::number(found->move + 1) + (found->hadBefore == Known::Unknown ? "?" : "");
    QCOMPARE(text, decided);
    if (!found)
        return;
    rules::Position after = line.moves[found->move].before;
    after.place(line.moves[found->move].move.point, line.moves[found->move].move.side);
    QCOMPARE(found->win.proof.attacker, Side::Black);
    QVERIFY(!findHole(found->win.proof, after, line.rules));
}

void TestDecidedGames::aStopSaysNothing()
{
    std::stop_source stop;
    stop.request_stop();
    solver::ThreeSolver solver;
    const Line line = lineOfMoves(TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7");
    QVERIFY(!decidedBy(line, solver, { .nodes = 100'000, .stop = stop.get_token(), .goesOn = {} }));
}

} // namespace tst_decidedgames

QTEST_GUILESS_MAIN(tst_decidedgames::TestDecidedGames)
#include "tst_decidedgames.moc"
