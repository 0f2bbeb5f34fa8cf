// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "analysis/review/confirm.h"
#include "analysis/review/course.h"
#include "analysis/review/threesreview.h"
#include "lines.h"
#include "stones.h"

#include <QTest>

namespace tst_threesreview {

using namespace kagetsu;
using namespace kagetsu::review;
using rules::Rule;
using rules::Side;

// What fours and threes add to the review of a game (analysis.md#threes-in-a-review).
class TestThreesReview : public QObject
{
    Q_OBJECT

private slots:
    void says_data();
    void says();
    void theCourseKnowsThem();
    void whatIsFoundFirstIsToldFirst();
    void itGoesOnWhereItEnded();
    void aStopKeepsWhatIsKnown();
    void aReviewThatWasStoppedStaysAsItIs();
    void everyClaimOfAGameIsConfirmed_data();
    void everyClaimOfAGameIsConfirmed();

private:
    Review byFours(const Line &line) { return reviewLine(line, m_fours); }
    Review byThrees(const Line &line, const ThreesOptions &options = {})
    {
        return addThrees(line, byFours(line), m_fours, m_threes, options);
    }

    solver::FourSolver m_fours;
    solver::ThreeSolver m_threes;
};

namespace {

// Black makes two threes at once on I8.
constexpr const char *TwoTwos = "G8 H8 I9 I10";

Line lineOfMoves(const QString &black, Side first, const QString &moves)
{
    const auto start = rules::stones(black.toStdString(), "A1 C15 O3");
    return lineOf(gameOf(start, first, moves.toStdString()), { .rule = Rule::FreeStyle }).value();
}

} // namespace

void TestThreesReview::says_data()
{
    QTest::addColumn<QString>("black");
    QTest::addColumn<Side>("first");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<quint64>("nodes");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char *black, Side first, const char *moves, const char *text,
                         quint64 nodes = 100'000) {
        QTest::newRow(name) << QString(black) << first << QString(moves) << nodes << QString(text);
    };
    row("a move that lets a win by threes be there", TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7",
        "1 allowed by threes 2; turn 1");
    row("a win that is begun is not missed", TwoTwos, Side::Black, "I8 F8 I11 I12 I7", "");
    row("a quiet move gives it up", TwoTwos, Side::Black, "A8 I8", "1 missed by threes 2; turn 1", 1500);
    row("a pass gives it up", TwoTwos, Side::Black, "pass I8", "1 missed by threes 2; turn 1", 1500);
    row("a four on the way to it is not blamed", "G8 H8 I9 I10 A10 B10 C10", Side::Black, "D10 E10", "");
    row("a win that is there again is not missed", TwoTwos, Side::Black, "A8 O15", "");
    row("an answer that stops nothing is not blamed", TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7 O6",
        "1 allowed by threes 2; turn 1");
    row("fours say it as before", "F8 G8 H8", Side::Black, "L12", "1 missed 1; turn 1");
    row("nothing is there", "G8", Side::Black, "H8 H9", "");
    row("a limit that finds nothing claims nothing", TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7", "", 1);
}

void TestThreesReview::says()
{
    QFETCH(QString, black);
    QFETCH(Side, first);
    QFETCH(QString, moves);
    QFETCH(quint64, nodes);
    QFETCH(QString, text);
    const Line line = lineOfMoves(black, first, moves);
    const Review review = byThrees(line, { .nodes = nodes });
    QCOMPARE(QString::fromStdString(textOf(review)), text);
    QVERIFY(movesWithHoles(line, review).empty());
    QVERIFY(!review.threes.turns.empty());
    if (nodes == 1)
        QVERIFY(review.threes.undecided() > 0);
}

void TestThreesReview::theCourseKnowsThem()
{
    const Line line = lineOfMoves(TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7");
    QString course;
    for (const std::optional<Side> side : courseOf(line, byThrees(line)))
        course += !side ? u'.' : *side == Side::Black ? u'B' : u'W';
    QCOMPARE(course, ".BBBBBB");
}

void TestThreesReview::whatIsFoundFirstIsToldFirst()
{
    const Line line = lineOfMoves(TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7");
    std::vector<Review> told;
    std::vector<Progress> seen;
    ThreesOptions options;
    options.better = [&](const Review &review) { told.push_back(review); };
    options.goesOn = [&](const Progress &progress) {
        seen.push_back(progress);
        return true;
    };
    const Review last = byThrees(line, options);
    QVERIFY(!told.empty());
    QCOMPARE(textOf(told.front()), std::string("1 allowed by threes 2; turn 1"));
    QVERIFY(told.front().threes.undecided() >= last.threes.undecided());
    QVERIFY(!seen.empty() && seen.front().done == 1 && seen.front().all == last.threes.turns.size() - 1);
    QVERIFY(byThrees(line) == last); // and no earlier question changes it
}

void TestThreesReview::itGoesOnWhereItEnded()
{
    const Line line = lineOfMoves(TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7");
    Review review = byThrees(line, { .nodes = 1 });
    const std::size_t open = review.threes.undecided();
    QVERIFY(open > 0);
    review = addThrees(line, review, m_fours, m_threes, { .nodes = 100'000 });
    QVERIFY(review.threes.undecided() < open);
    QCOMPARE(textOf(review), std::string("1 allowed by threes 2; turn 1"));
    // What was decided is not asked again, and what was said stays.
    const std::uint64_t nodes = review.nodes;
    const Review same = addThrees(line, review, m_fours, m_threes, { .nodes = 0 });
    QCOMPARE(textOf(same), textOf(review));
    QCOMPARE(same.nodes, nodes);
    QCOMPARE(same.threes, review.threes);
}

void TestThreesReview::aStopKeepsWhatIsKnown()
{
    const Line line = lineOfMoves(TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7 O6 O8");
    std::stop_source stop;
    stop.request_stop();
    const Review none = byThrees(line, { .stop = stop.get_token() });
    QVERIFY(none.isComplete); // by fours
    QCOMPARE(textOf(none), textOf(byFours(line)));
    QVERIFY(none.threes.undecided() > 0);
    const Review one = byThrees(line, { .goesOn = [](const Progress &) { return false; } });
    QVERIFY(one.threes.undecided() < none.threes.undecided());
}

void TestThreesReview::aReviewThatWasStoppedStaysAsItIs()
{
    const Line line = lineOfMoves(TwoTwos, Side::White, "O15 I8 F8 I11 I12 I7");
    const Review half = reviewLine(line, m_fours, { .goesOn = [](const Progress &p) { return p.done < 2; } });
    QVERIFY(!half.isComplete);
    QVERIFY(addThrees(line, half, m_fours, m_threes) == half);
    const Line empty = lineOfMoves(TwoTwos, Side::White, "");
    QVERIFY(byThrees(empty) == byFours(empty));
}

void TestThreesReview::everyClaimOfAGameIsConfirmed_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("renju") << "engine-renju.sgf";
    QTest::newRow("standard") << "engine-std15.sgf";
    QTest::newRow("free-style on 20 lines") << "engine-free20.sgf";
}

// Every win has its proof, the fours say what they said, and a turned game has the same findings.
void TestThreesReview::everyClaimOfAGameIsConfirmed()
{
    QFETCH(QString, file);
    const std::vector<FileGame> games = gamesOf(file.toStdString(), Rule::Renju);
    int wins = 0;
    for (std::size_t i = 0; i < games.size() && i < static_cast<std::size_t>(repetitions(8)); ++i) {
        const Line &line = games[i].line;
        const Review fours = byFours(line);
        const Review review = addThrees(line, fours, m_fours, m_threes, { .nodes = 4'000 });
        QVERIFY2(movesWithHoles(line, review).empty(), games[i].name.c_str());
        for (std::size_t k = 0; k < review.moves.size(); ++k) {
            const MoveReview &move = review.moves[k];
            wins += move.missed.win && hasThrees(move.missed.win->proof) ? 1 : 0;
            if (fours.moves[k].missed.win)
                QVERIFY(move.missed == fours.moves[k].missed);
            if (fours.moves[k].allowed.win)
                QVERIFY(move.allowed == fours.moves[k].allowed);
        }
        const Line turned = seenFrom(rules::Symmetry::Rotate90, line);
        const Review other = byThrees(turned, { .nodes = 4'000 });
        QCOMPARE(other.threes, review.threes);
        QVERIFY(other.turningPoint == review.turningPoint);
    }
    QVERIFY(games.empty() || wins > 0);
}

} // namespace tst_threesreview

QTEST_GUILESS_MAIN(tst_threesreview::TestThreesReview)
#include "tst_threesreview.moc"
