// SPDX-License-Identifier: MIT
#include "analysis/review/marks.h"

#include "record/collection.h"

#include <QTest>

namespace tst_marks {

using namespace kagetsu;
using namespace kagetsu::review;
using rules::Rule;

namespace {

record::Game gameOf(const char *sgf)
{
    return record::readCollection(sgf).readGame(0);
}

std::vector<Mark> marksIn(const char *sgf)
{
    const record::Game game = gameOf(sgf);
    const GameLine line = gameLineOf(game, ruleOf(game)).value();
    solver::FourSolver solver;
    return marksOf(line, reviewLine(line.line, solver));
}

} // namespace

// Games of records with their nodes, and what stands at their moves.
class TestMarks : public QObject
{
    Q_OBJECT

private slots:
    void eachMoveHasItsNode()
    {
        // A comment node stands between the moves, and a variation beside them.
        const record::Game game = gameOf("(;GM[4]SZ[15]RU[Renju];B[hh];C[why];W[hg](;B[gh])(;B[ii]))");
        const GameLine line = gameLineOf(game, ruleOf(game)).value();
        QCOMPARE(line.nodes.size(), std::size_t(3));
        for (std::size_t i = 0; i < line.nodes.size(); ++i)
            QVERIFY(game.tree.move(line.nodes[i]) == line.line.moves[i].move);
        const record::NodeId branch = game.tree.nextSibling(line.nodes[2]);
        QCOMPARE(gameLineOf(game, branch, Rule::Renju).value().nodes.back(), branch);
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<int>("reason");
        QTest::newRow("chess") << QByteArray("(;GM[2]SZ[8];B[dd])") << int(NoReview::OtherGame);
        QTest::newRow("no rule") << QByteArray("(;GM[4]SZ[15];B[hh])") << int(NoReview::NoRule);
        QTest::newRow("not square") << QByteArray("(;GM[4]SZ[19:15]RU[Renju];B[hh])") << int(NoReview::BadSize);
    }
    void refused()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(int, reason);
        const record::Game game = gameOf(sgf.constData());
        const auto line = gameLineOf(game, ruleOf(game));
        QVERIFY(!line);
        QCOMPARE(int(line.fault()), reason);
    }

    void wrongClaims_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<int>("move");
        QTest::newRow("a claim that was refused") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh]XFC[refused];W[gg])") << 0;
        QTest::newRow("a game lost by a point that is allowed")
            << QByteArray("(;GM[4]SZ[15]RU[Renju]RE[W+]XRS[forbidden:33];B[hh];W[gg];B[ii];W[aa])") << 2;
        QTest::newRow("a game lost by a forbidden point")
            << QByteArray("(;GM[4]SZ[15]RU[Renju]RE[W+]XRS[forbidden:33]AB[gh][ih][hg][hi]AW[ao][ca][om];B[hh])") << -1;
        // What was refused then is right by the rules: the arbiter erred, not who claimed.
        QTest::newRow("a right claim that was refused")
            << QByteArray("(;GM[4]SZ[15]RU[Renju]AB[gh][ih][hg][hi]AW[ao][ca][om];B[hh]XFC[refused];W[oo])") << -1;
    }
    void wrongClaims()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(int, move);
        int found = -1;
        for (const Mark &mark : marksIn(sgf.constData())) {
            if (mark.isWronglyClaimed)
                found = int(mark.move);
        }
        QCOMPARE(found, move);
    }

    void marksStandInTheOrderOfTheGame()
    {
        const std::vector<Mark> marks =
            marksIn("(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[ll];W[oo];B[la])");
        const std::vector<Mark> expected { { .move = 0, .missed = Known::Yes }, { .move = 1, .allowed = Known::Yes },
            { .move = 2, .missed = Known::Yes, .isTurningPoint = true } };
        QVERIFY(marks == expected);
        QVERIFY((countsOf(marks) == Counts { .missed = 2, .allowed = 1 }));
        QVERIFY(countsOf({}).isEmpty());
    }
};

} // namespace tst_marks

QTEST_GUILESS_MAIN(tst_marks::TestMarks)
#include "tst_marks.moc"
