// SPDX-License-Identifier: MIT
#include "analysis/review/threesreview.h"
#include "text/review/reviews.h"

#include "lines.h"
#include "stones.h"

#include <QLocale>
#include <QTest>

namespace tst_reviews {

using namespace kagetsu;
using namespace kagetsu::review;
using namespace kagetsu::text;
using rules::Rule;
using rules::Side;

namespace {

struct Told
{
    Review review;
    std::vector<Mark> marks;

    QString text(std::size_t mark) const { return markText(marks.at(mark), review.moves.at(marks.at(mark).move)); }
};

Told told(const char *black, const char *white, Side first, const char *moves, Rule rule, std::uint64_t nodes = 20'000)
{
    const record::Game game = gameOf(rules::stones(black, white), first, moves);
    const GameLine line = gameLineOf(game, rule).value();
    solver::FourSolver solver;
    Told told { reviewLine(line.line, solver, { .nodes = nodes, .stop = {}, .goesOn = {} }), {} };
    told.marks = marksOf(line, told.review);
    return told;
}

} // namespace

class TestReviews : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void findings()
    {
        const Told game = told("F8 G8 H8", "A1 C15 O3", Side::Black, "L4 O1 L15", Rule::FreeStyle);
        QCOMPARE(game.marks.size(), std::size_t(3));
        QCOMPARE(game.text(0), QString("Black missed a win in 1 four(s): E8."));
        QCOMPARE(game.text(1),
            QString("After this move, Black could win in 1 four(s): E8. 2 move(s) would have stopped it: E8 I8."));
        QCOMPARE(game.text(2),
            QString(
                "Black missed a win in 1 four(s): E8. As far as was searched, this was the last move that could have "
                "changed the result."));
        QCOMPARE(markNames(game.marks[2]), QString("missed win by fours, turning point"));
        QCOMPARE(reviewedMoveText(1, game.review.moves[1].move), QString("2. White: O1"));
    }

    void fives()
    {
        const Told game = told("E8 F8 G8 H8", "D8 C15 O3", Side::Black, "L4 O1", Rule::FreeStyle);
        QCOMPARE(game.text(0), QString("Black missed a five on I8."));
        QVERIFY2(game.text(1).startsWith(
                     "After this move, Black could make five on I8. 1 move(s) would have stopped it: I8."),
            qPrintable(game.text(1)));
    }

    void forbiddenPoints()
    {
        const Told game = told("G8 I8 H9 H7", "A1 C15 O3", Side::Black, "H8", Rule::Renju);
        QCOMPARE(game.text(0), QString("The point is forbidden: double-three."));
        QCOMPARE(markNames(game.marks[0]), QString("forbidden point"));
        QCOMPARE(markText({ .isWronglyClaimed = true }, {}), QString("It was claimed to be forbidden, but it is not."));
    }

    void winsByThreesSaySo()
    {
        const record::Game game =
            gameOf(rules::stones("G8 H8 I9 I10", "A1 C15 O3"), Side::White, "O15 I8 F8 I11 I12 I7");
        const GameLine line = gameLineOf(game, Rule::FreeStyle).value();
        solver::FourSolver fours;
        solver::ThreeSolver threes;
        const Review review = addThrees(line.line, reviewLine(line.line, fours), fours, threes, { .nodes = 50'000 });
        const std::vector<Mark> marks = marksOf(line, review);
        QCOMPARE(marks.size(), std::size_t(1));
        QVERIFY(marks[0].allowedByThrees && !marks[0].missedByThrees);
        QCOMPARE(countsOf(marks).allowedByThrees, 1);
        QCOMPARE(markNames(marks[0]), QString("allowed win by fours and threes, turning point"));
        const QString text = markText(marks[0], review.moves[0]);
        QVERIFY2(text.startsWith("After this move, Black could win by fours and threes in at most 2 move(s): I8 "),
            qPrintable(text));
        QVERIFY2(text.contains(" It is not known whether another move would have stopped it. As far as was searched, "),
            qPrintable(text));

        // The same win, given up, and perhaps given up.
        MoveReview missed { record::Move::stone(Side::Black, rules::at("A8")) };
        missed.missed = { Known::Yes, review.moves[0].allowed.win };
        Mark mark { .missed = Known::Yes, .missedByThrees = true };
        QVERIFY(markText(mark, missed).startsWith("Black had a win by fours and threes in at most 2 move(s): I8 "));
        QVERIFY(markText(mark, missed).endsWith(". This move gave it up."));
        QCOMPARE(markNames(mark), QString("missed win by fours and threes"));
        missed.missed.said = mark.missed = Known::Unknown;
        QVERIFY(markText(mark, missed).endsWith(". It is not decided whether this move kept it."));
        QCOMPARE(markNames(mark), QString("perhaps a missed win by fours and threes"));
    }

    void whatWasSearchedIsSaid()
    {
        QCOMPARE(threesText({}), QString("Wins by threes were not looked for."));
        QCOMPARE(threesText({ { Known::Yes, Known::No }, 512 }),
            QString("It is decided at every turn whether there was a win by fours and threes."));
        QCOMPARE(threesText({ { Known::Unknown, Known::No, Known::Unknown }, 512 }),
            QString("At 2 turn(s) it is not decided whether there was a win by fours and threes."));
        QCOMPARE(threesProgressText(3, 60), QString("Looking for wins by threes… Turn 3 of 60."));
    }

    void whatIsNotDecidedIsSaidSo()
    {
        const Told game = told("F8 G8 H8", "A1", Side::Black, "pass", Rule::Renju, 0);
        QCOMPARE(game.text(0),
            QString("Not decided: it is not known whether Black missed a win by fours. Not decided: it is not known "
                    "whether "
                    "this move allowed White a win by fours."));
        QCOMPARE(markNames(game.marks[0]), QString("not decided"));
        QCOMPARE(reviewedMoveText(0, game.review.moves[0].move), QString("1. Black: pass"));
    }

    void wholeGames()
    {
        QCOMPARE(summaryText({}, {}, {}), QString("No win by fours was missed or allowed."));
        QCOMPARE(summaryText({ .isComplete = false }, { .missed = 2, .unknown = 1 }, { 40, Rule::Renju, false }),
            QString("Stopped after move 0 of 40. Missed wins by fours: 2. Moves not decided: 1. The record does not "
                    "name its "
                    "rule. It "
                    "was reviewed under this rule: Renju."));
        for (const NoReview reason : { NoReview::OtherGame, NoReview::NoRule, NoReview::BadSize })
            QVERIFY(!noReviewText(reason).isEmpty());
        QCOMPARE(reviewProgressText(3, 60), QString("Reviewing… Move 3 of 60."));
    }
};

} // namespace tst_reviews

QTEST_GUILESS_MAIN(tst_reviews::TestReviews)
#include "tst_reviews.moc"
