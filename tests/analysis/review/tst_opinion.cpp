// SPDX-License-Identifier: MIT
#include "analysis/review/course.h"
#include "analysis/review/marks.h"
#include "analysis/review/threesreview.h"
#include "lines.h"
#include "record/collection.h"

#include <QTest>

namespace tst_opinion {

using namespace kagetsu;
using namespace kagetsu::review;
using rules::Side;

namespace {

// What an engine might say, from 0 to 1 for Black.
Opinion says(double blackShare, int depth = 8)
{
    return { .blackShare = blackShare, .wins = {}, .plies = 0, .depth = depth, .line = {} };
}

Opinion announces(Side side, int plies)
{
    return { .blackShare = side == Side::Black ? 1.0 : 0.0, .wins = side, .plies = plies, .depth = 12, .line = {} };
}

struct Game
{
    GameLine line;
    Review review;
};

Game gameIn(const char *sgf)
{
    const record::Game game = record::readCollection(sgf).readGame(0);
    Game read { gameLineOf(game, ruleOf(game)).value(), {} };
    solver::FourSolver fours;
    solver::ThreeSolver threes;
    read.review = addThrees(read.line.line, reviewLine(read.line.line, fours), fours, threes, { .nodes = 20'000 });
    return read;
}

// Four quiet moves, of which nothing is proven.
constexpr const char *Quiet = "(;GM[4]SZ[15]RU[Freestyle Gomoku]RE[W+R];B[hh];W[hg];B[aa];W[oo])";
// A straight four that Black misses and White allows, as in tst_course.
constexpr const char *Missed = "(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[fh][gh][hh]AW[ao][ca][om];B[ll];W[oo];B[la];W[eh])";

// "3 share 50>20", "3 missed", "3 allowed", with ! at the greatest.
QString lossesIn(const Game &game, const Opinions &opinions)
{
    QStringList texts;
    for (const auto &[move, loss] : lossesOf(game.line.line, game.review, opinions)) {
        const char *kind = loss.kind == LossKind::MissedWin ? "missed"
            : loss.kind == LossKind::AllowedWin             ? "allowed"
                                                            : "share";
        texts += QStringLiteral("%1 %2 %3>%4%5")
                     .arg(move + 1)
                     .arg(QLatin1String(kind))
                     .arg(qRound(loss.before * 100))
                     .arg(qRound(loss.after * 100))
                     .arg(loss.isGreatest ? QStringLiteral("!") : QString());
    }
    return texts.join(QStringLiteral("; "));
}

} // namespace

// What an engine's opinions make of a review (analysis.md#review-by-an-engine).
class TestOpinion : public QObject
{
    Q_OBJECT

private slots:
    void theEngineIsAskedWhereNothingIsProven()
    {
        const Game quiet = gameIn(Quiet);
        QCOMPARE(openPlaces(quiet.line.line, quiet.review), (std::vector<std::size_t> { 0, 1, 2, 3, 4 }));
        const Game missed = gameIn(Missed);
        const std::vector<std::size_t> open = openPlaces(missed.line.line, missed.review);
        QCOMPARE(std::count(open.begin(), open.end(), 0), 0); // Black has a straight four
        QCOMPARE(std::count(open.begin(), open.end(), 2), 0);
        QVERIFY(openPlaces(missed.line.line, {}).empty());
    }

    void movesThatLost_data()
    {
        QTest::addColumn<Opinions>("opinions");
        QTest::addColumn<QString>("losses");
        QTest::newRow("none") << Opinions {} << QString();
        QTest::newRow("little") << Opinions { says(.5), says(.4), says(.5), says(.35) } << QString();
        QTest::newRow("much, of either side")
            << Opinions { says(.5), says(.2), says(.9), says(.9), says(.9) } << "1 share 50>20!; 2 share 80>10";
        QTest::newRow("exactly enough") << Opinions { says(.5), says(.3) } << "1 share 50>30!";
        QTest::newRow("not of the winner") << Opinions { says(.5), says(.5), says(.9) } << "2 share 50>10";
        QTest::newRow("a win that is announced no more")
            << Opinions { announces(Side::Black, 9), says(.6) } << "1 missed 100>60!";
        QTest::newRow("a win that is announced from now on")
            << Opinions { says(.6), announces(Side::White, 6) } << "1 allowed 60>0!";
        QTest::newRow("a win that goes on") << Opinions { announces(Side::White, 8), announces(Side::White, 7),
            announces(Side::White, 6) } << QString();
        QTest::newRow("nobody was asked between") << Opinions { says(.9), {}, says(.1) } << QString();
        Opinion own = says(.6);
        own.line = { rules::at("H8", 15) };
        QTest::newRow("the engine's own move") << Opinions { own, says(.1) } << QString();
    }
    void movesThatLost()
    {
        QFETCH(Opinions, opinions);
        QFETCH(QString, losses);
        QCOMPARE(lossesIn(gameIn(Quiet), opinions), losses);
    }

    // Whatever an engine says: what is proven is told as proven, and no move beside a proof is judged by it.
    void aProvenWinIsNeverToldAsAnOpinion()
    {
        int proven = 0;
        solver::FourSolver fours;
        solver::ThreeSolver threes;
        for (int number = 0; number < 3; ++number) {
            const Line line = chanceGame(number, rules::Rule::Renju);
            const Review review = addThrees(line, reviewLine(line, fours), fours, threes, { .nodes = 2'000 });
            const auto course = courseOf(line, review);
            for (const bool says : { false, true }) {
                // The opposite of what is proven, as loudly as possible.
                Opinions opinions;
                for (std::size_t place = 0; place < course.size(); ++place)
                    opinions.push_back(announces(course[place] ? rules::other(*course[place])
                            : (place % 2 == 0) == says         ? Side::Black
                                                               : Side::White,
                        7));
                const auto values = valuesOf(line, review, opinions);
                QCOMPARE(values.size(), course.size());
                for (std::size_t place = 0; place < course.size(); ++place) {
                    QCOMPARE(values[place]->isProven, course[place].has_value());
                    if (!course[place])
                        continue;
                    ++proven;
                    QCOMPARE(values[place]->blackShare, *course[place] == Side::Black ? 1.0 : 0.0);
                    QVERIFY(!values[place]->depth);
                }
                for (const auto &[move, loss] : lossesOf(line, review, opinions)) {
                    QVERIFY(!course[move]);
                    QVERIFY(!course[move + 1]);
                }
                for (const std::size_t place : announcedPlaces(line, review, opinions))
                    QVERIFY(!course[place]);
            }
        }
        QVERIFY(proven > 5);
    }

    // An announced win is looked for by fours and threes; the proof takes its place, as if the review had found it.
    void anAnnouncedWinIsProven()
    {
        // White does not stop a stone that makes two threes.
        const record::Game game =
            record::readCollection("(;GM[4]SZ[15]RU[Freestyle Gomoku]AB[gh][hh][ig][if]AW[ao][ca][om];W[oa];B[aa])")
                .readGame(0);
        const Line line = gameLineOf(game, ruleOf(game)).value().line;
        solver::FourSolver fours;
        solver::ThreeSolver threes;
        const Review open = addThrees(line, reviewLine(line, fours), fours, threes, { .nodes = 1 });
        QVERIFY(!courseOf(line, open)[1]);
        const Opinions opinions { says(.4), announces(Side::Black, 9), says(.8) };
        QCOMPARE(announcedPlaces(line, open, opinions), (std::vector<std::size_t> { 1 }));
        const Review proven = proveTurns(line, open, announcedPlaces(line, open, opinions), fours, threes);
        QCOMPARE(courseOf(line, proven)[1], Side::Black);
        QVERIFY(proven.moves[0].allowed.win);
        QVERIFY(announcedPlaces(line, proven, opinions).empty());
        QVERIFY(lossesOf(line, proven, opinions).empty());
        // With too few nodes it stays an opinion.
        QCOMPARE(
            proveTurns(line, open, { 1 }, fours, threes, { .each = 1, .nodes = 1 }).threes.turns[1], Known::Unknown);
    }

    void marksTellBothAndMomentsTheGreatest()
    {
        const Game quiet = gameIn(Quiet);
        const Opinions opinions { says(.5), says(.2), says(.9), says(.3), announces(Side::Black, 5) };
        const std::vector<Mark> marks = marksOf(quiet.line, quiet.review, opinions);
        QCOMPARE(marks.size(), std::size_t(4));
        QVERIFY(std::all_of(marks.begin(), marks.end(), [](const Mark &mark) { return mark.isOpinion(); }));
        QCOMPARE(countsOf(marks).losses, 4);
        // Of four, the three greatest, in the order of the game.
        QCOMPARE(keyMoments(marks), (std::vector<std::size_t> { 1, 2, 3 }));
        QVERIFY(marksOf(quiet.line, quiet.review).empty());
    }
};

} // namespace tst_opinion

using tst_opinion::TestOpinion;
QTEST_APPLESS_MAIN(TestOpinion)
#include "tst_opinion.moc"
