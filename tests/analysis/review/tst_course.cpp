// SPDX-License-Identifier: MIT
#include "analysis/review/course.h"

#include "record/collection.h"

#include <QTest>

namespace tst_course {

using namespace kagetsu;
using namespace kagetsu::review;

namespace {

// The sides of a course: B, W, or a dot where no win is proven.
QString courseIn(const char *sgf)
{
    const record::Game game = record::readCollection(sgf).readGame(0);
    const GameLine line = gameLineOf(game, ruleOf(game)).value();
    solver::FourSolver solver;
    QString course;
    for (const std::optional<rules::Side> side : courseOf(line.line, reviewLine(line.line, solver)))
        course += !side ? u'.' : *side == rules::Side::Black ? u'B' : u'W';
    return course;
}

Mark missed(std::size_t move)
{
    return { .move = move, .missed = Known::Yes };
}
Mark allowed(std::size_t move)
{
    return { .move = move, .allowed = Known::Yes };
}

} // namespace

// Who stands better at each place of a game, and which moves of it say most.
class TestCourse : public QObject
{
    Q_OBJECT

private slots:
    void eachPlaceSaysWhoHasAWin_data()
    {
        QTest::addColumn<QByteArray>("sgf");
        QTest::addColumn<QString>("course");
        QTest::newRow("no moves") << QByteArray("(;GM[4]SZ[15]RU[Renju])") << ".";
        QTest::newRow("nothing is proven") << QByteArray("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg])") << "...";
        // F8 G8 H8: Black has a straight four, makes none, White does not stop it, Black misses it again, White stops.
        QTest::newRow("missed, allowed and missed again")
            << QByteArray("(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[ll];W[oo];B[la];W[eh])")
            << "B.B..";
        QTest::newRow("a win that is played, through the answer to the four, to the five")
            << QByteArray("(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[eh];W[dh];B[ih])") << "BBBB";
        QTest::newRow("White wins as well")
            << QByteArray("(;GM[4]SZ[15]RU[Renju]PL[W]AW[fh][gh][hh]AB[ao][ca][om];W[eh];B[dh];W[ih])") << "WWWW";
        QTest::newRow("a game that was given up is no proof")
            << QByteArray("(;GM[4]SZ[15]RU[Renju]RE[B+R];B[hh];W[hg];B[ig])") << "....";
    }
    void eachPlaceSaysWhoHasAWin()
    {
        QFETCH(QByteArray, sgf);
        QFETCH(QString, course);
        QCOMPARE(courseIn(sgf.constData()), course);
    }

    void aReviewThatWasStoppedSaysNothingOfTheRest()
    {
        const record::Game game = record::readCollection("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ig];W[ii])").readGame(0);
        const GameLine line = gameLineOf(game, ruleOf(game)).value();
        solver::FourSolver solver;
        const Review review = reviewLine(line.line, solver, { .goesOn = [](const Progress &) { return false; } });
        QVERIFY(review.moves.size() < line.line.moves.size());
        QCOMPARE(courseOf(line.line, review).size(), review.moves.size() + 1);
    }

    void theMomentsThatSayMostAreKept_data()
    {
        QTest::addColumn<std::vector<Mark>>("marks");
        QTest::addColumn<std::vector<std::size_t>>("moments");
        const auto row = [](const char *name, const std::vector<Mark> &marks, const std::vector<std::size_t> &moments) {
            QTest::newRow(name) << marks << moments;
        };
        row("none", {}, {});
        row("fewer than three", { allowed(3), missed(8) }, { 0, 1 });
        row("what is not decided is left out", { { .move = 2, .missed = Known::Unknown }, missed(8) }, { 1 });
        row("missed before allowed, and the later ones of equals",
            { missed(1), missed(2), missed(3), missed(4), allowed(9) }, { 1, 2, 3 });
        row("the turning point and a forbidden move before any",
            { { .move = 0, .isForbidden = true }, missed(2), missed(3), missed(4),
                { .move = 5, .allowed = Known::Yes, .isTurningPoint = true } },
            { 0, 3, 4 });
        row("a wrong claim counts as a forbidden move",
            { { .move = 0, .isWronglyClaimed = true }, missed(2), missed(3), missed(4) }, { 0, 2, 3 });
    }
    void theMomentsThatSayMostAreKept()
    {
        QFETCH(std::vector<Mark>, marks);
        QFETCH(std::vector<std::size_t>, moments);
        QCOMPARE(keyMoments(marks), moments);
    }
};

} // namespace tst_course

QTEST_GUILESS_MAIN(tst_course::TestCourse)
#include "tst_course.moc"
