// SPDX-License-Identifier: MIT
#include "analysis/review/confirm.h"
#include "lines.h"
#include "stones.h"

#include <QTest>

#include <functional>

namespace tst_review {

using namespace kagetsu;
using namespace kagetsu::review;
using rules::Rule;
using rules::Side;

// Small games by table.
class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void says_data();
    void says();
    void winner_data();
    void winner();
    void aSetupOnTheWayCounts();
    void aMoveThatWasNotPlacedSaysNothing();
    void boardsNoGameCanBePlayedOn();
    void stopping();
    void progress();
    void theSameAgain();
    void spoiledProofsAreFound_data();
    void spoiledProofsAreFound();
};

namespace {

struct Small
{
    const char *black;
    const char *white;
    Side first;
    const char *moves;
    Rule rule = Rule::FreeStyle;
    std::uint64_t nodes = 20'000;
};

Review reviewOf(const Small &small)
{
    const auto line =
        lineOf(gameOf(rules::stones(small.black, small.white), small.first, small.moves), { .rule = small.rule });
    solver::FourSolver solver;
    return reviewLine(line.value(), solver, { .nodes = small.nodes, .stop = {}, .goesOn = {} });
}

} // namespace

void TestReview::says_data()
{
    QTest::addColumn<Small>("small");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const Small &small, const char *text) {
        QTest::newRow(name) << small << QString(text);
    };
    row("a missed straight four", { "F8 G8 H8", "A1 C15 O3", Side::Black, "L12" }, "1 missed 1; turn 1");
    row("a missed five", { "F8 G8 H8 I8", "A1 C15 O3 E8", Side::Black, "L12" }, "1 missed 0; turn 1");
    row("a five is missed although the four would win", { "E8 F8 G8 H8 K9 K10 K11", "D8 O3 O6", Side::Black, "K8" },
        "1 missed 0; turn 1");
    row("a three that is not stopped", { "F8 G8 H8", "A1 C15", Side::White, "O3" }, "1 allowed 1 E8 I8; turn 1");
    row("a four that is not stopped", { "F8 G8 H8 I8", "A1 C15 E8", Side::White, "O3" }, "1 allowed 0 J8; turn 1");
    row("what cannot be stopped is nobody's fault", { "F8 G8 H8 I8", "A1 C15 O3", Side::White, "O6 A8" },
        "2 missed 0; turn 2");
    row("a win that is taken", { "F8 G8 H8", "A1 C15 O3", Side::Black, "I8 E8 J8" }, "");
    row("a longer way to win is no miss", { "F8 G8 H8 A1 B1 C1", "O3 O6 O9", Side::Black, "D1 E1 I8 E8 J8" }, "");
    row("a four that leads nowhere is one", { "F8 G8 H8 E9 E10 E11", "E12 O3 O6 A1", Side::Black, "E7" },
        "1 missed 1; turn 1");
    row("what makes five ends the game", { "F8 G8 H8 I8", "A1 C15 O3", Side::Black, "J8 A2 A3" }, "");
    row("nothing to say", { "", "", Side::Black, "H8 H9 G8 I8 G9" }, "");
    row("a pass misses", { "F8 G8 H8", "A1 C15 O3", Side::Black, "pass" }, "1 missed 1; turn 1");
    row("a pass allows", { "F8 G8 H8", "A1 C15", Side::White, "pass pass" }, "1 allowed 1 E8 I8; 2 missed 1; turn 2");
    row("White takes away what forbids it",
        { "E8 F8 G8 H9 H10 I9 J10", "D8 O3 O6 A1 A15", Side::White, "G7", Rule::Renju }, "1 allowed 2 new; turn 1");
    row("a four that only puts it off is no defence", { "F8 G8 H8 F4 G4 H4", "A13 B13 C13 O1", Side::White, "O15" },
        "");
    row("a four that stops it is one", { "F8 G8 H8 E12", "E9 E10 E11", Side::White, "O15" },
        "1 allowed 1 E8 I8; turn 1");
    row("in renju a double-three", { "G8 I8 H7 H9", "A1 C15 O3 O6", Side::Black, "H8", Rule::Renju }, "1 forbidden 33");
    row("which others do not know", { "G8 I8 H7 H9", "A1 C15 O3 O6", Side::Black, "H8", Rule::FreeStyle }, "");
    row("in renju a double-four", { "E8 F8 G8 H9 H10 H11", "D8 H12 A1", Side::Black, "H8", Rule::Renju },
        "1 forbidden 44");
    row("in free-style the double-four wins", { "E8 F8 G8 H9 H10 H11", "D8 H12 A1", Side::Black, "H8" }, "");
    row("in renju a long row", { "E8 F8 G8 H8 J8", "D8 A1 A3", Side::Black, "I8", Rule::Renju }, "1 forbidden 6");
    row("in free-style it would be five", { "E8 F8 G8 H8 J8", "D8 A1 A3", Side::Black, "O15" }, "1 missed 0; turn 1");
    row("in standard it is nothing", { "E8 F8 G8 H8 J8", "D8 A1 A3", Side::Black, "O15", Rule::Standard }, "");
    row("White in renju may do it", { "D8 A1 A3", "E8 F8 G8 H8 J8", Side::White, "I8", Rule::Renju }, "");
    row("caro needs an open end", { "F8 G8 H8 I8", "E8 K8 A1 A3", Side::Black, "O15", Rule::Caro }, "");
    row("a limit leaves everything open", { "E8 F8 G8 H9 H10", "D8 O3 O6", Side::Black, "O15", Rule::FreeStyle, 0 },
        "1 unknown missed; 1 unknown allowed; turn ?");
    row("a small limit tells what it can", { "E8 F8 G8 H9 H10", "D8 O3 O6", Side::Black, "O15", Rule::FreeStyle, 1 },
        "1 unknown missed; turn ?");
    row("a win that was begun needs few", { "F8 G8 H8", "A1 C15 O3", Side::Black, "I8", Rule::FreeStyle, 1 }, "");
}

void TestReview::says()
{
    QFETCH(Small, small);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(textOf(reviewOf(small))), text);
}

void TestReview::winner_data()
{
    QTest::addColumn<int>("told");
    QTest::addColumn<QString>("text");
    // Black misses a win, White does not stop it, Black misses it again.
    QTest::newRow("unknown: of either side") << int(record::Winner::Unknown) << "turn 3";
    QTest::newRow("a draw: of either side") << int(record::Winner::Draw) << "turn 3";
    QTest::newRow("Black: what White did last") << int(record::Winner::Black) << "turn 2";
    QTest::newRow("White: what Black did last") << int(record::Winner::White) << "turn 3";
}

void TestReview::winner()
{
    QFETCH(int, told);
    QFETCH(QString, text);
    record::Game game = gameOf(rules::stones("F8 G8 H8", "A1 C15 O3"), Side::Black, "L12 O6 L1");
    game.info.result.winner = static_cast<record::Winner>(told);
    solver::FourSolver solver;
    const Review review = reviewLine(lineOf(game, { .rule = Rule::FreeStyle }).value(), solver);
    QCOMPARE(QString::fromStdString(textOf(review)), "1 missed 1; 2 allowed 1 E8 I8; 3 missed 1; " + text);
}

void TestReview::aSetupOnTheWayCounts()
{
    record::Game game = gameOf(rules::Position(), Side::Black, "A1 C15 O3");
    const record::NodeId last = game.tree.mainLine().back();
    for (const char *point : { "F8", "G8", "H8" })
        game.tree.editDetails(last).setup.black.push_back(rules::at(point));
    const auto line = lineOf(game, { .rule = Rule::FreeStyle });
    QCOMPARE(line->moves.back().before, rules::stones("A1 F8 G8 H8", "C15"));
    solver::FourSolver solver;
    QCOMPARE(textOf(reviewLine(*line, solver)), std::string("3 missed 1; turn 3"));
}

void TestReview::aMoveThatWasNotPlacedSaysNothing()
{
    record::Game game = gameOf(rules::stones("F8 G8 H8", "A1 C15 O3"), Side::Black, "");
    game.tree.append(record::GameTree::root(), record::Move::unplaced(Side::Black, rules::at("F8")));
    solver::FourSolver solver;
    const Review review = reviewLine(lineOf(game, { .rule = Rule::FreeStyle }).value(), solver);
    QCOMPARE(review.moves.size(), std::size_t { 1 });
    QVERIFY(review.moves.front().saysNothing());
}

void TestReview::boardsNoGameCanBePlayedOn()
{
    record::Game game;
    game.tree = record::GameTree(19, 15);
    QVERIFY(!lineOf(game, { .rule = Rule::FreeStyle }));
}

void TestReview::stopping()
{
    const Line line =
        lineOf(gameOf(rules::stones("F8 G8 H8", "A1 C15 O3"), Side::Black, "L12 O6 L1"), { .rule = Rule::FreeStyle })
            .value();
    solver::FourSolver solver;
    std::stop_source stop;
    const auto afterTwo = [&](const Progress &progress) {
        if (progress.done == 2)
            stop.request_stop();
        return true;
    };
    const Review half = reviewLine(line, solver, { .stop = stop.get_token(), .goesOn = afterTwo });
    QCOMPARE(textOf(half), std::string("1 missed 1; 2 allowed 1 E8 I8; turn ?"));
    QVERIFY(!half.isComplete);
    const Review none = reviewLine(line, solver, { .stop = stop.get_token(), .goesOn = {} });
    QVERIFY(none.moves.empty());
    QVERIFY(!none.isComplete);
}

void TestReview::progress()
{
    const Line line =
        lineOf(gameOf(rules::stones("F8 G8 H8 I8", ""), Side::White, "A1 A2 A3 J8 A4"), { .rule = Rule::FreeStyle })
            .value();
    solver::FourSolver solver;
    std::vector<Progress> seen;
    const auto note = [&](const Progress &progress) {
        seen.push_back(progress);
        return true;
    };
    // The fourth move makes five; after it the review is done.
    QVERIFY(reviewLine(line, solver, { .goesOn = note }).isComplete);
    QCOMPARE(seen, (std::vector<Progress> { { 1, 5 }, { 2, 5 }, { 3, 5 }, { 5, 5 } }));
    const Review ended = reviewLine(line, solver, { .goesOn = [](const Progress &p) { return p.done < 2; } });
    QCOMPARE(ended.moves.size(), std::size_t { 2 });
    QVERIFY(!ended.isComplete);
    QVERIFY(!ended.turningPoint.isCertain);
}

void TestReview::theSameAgain()
{
    const Small small { "F8 G8 H8", "A1 C15", Side::White, "O3 L12 E8 O6" };
    const Review review = reviewOf(small);
    QVERIFY(review == reviewOf(small));
    QVERIFY(review.nodes > 0);
}

void TestReview::spoiledProofsAreFound_data()
{
    QTest::addColumn<int>("move");
    QTest::addColumn<std::function<void(MoveReview &)>>("spoil");
    const auto row = [](const char *name, int move, std::function<void(MoveReview &)> spoil) {
        QTest::newRow(name) << move << std::move(spoil);
    };
    row("another first move", 1, [](MoveReview &said) { said.missed.win->proof.steps[0].move = { 0, 14 }; });
    row("another length", 1, [](MoveReview &said) { ++said.missed.win->length; });
    row("no win at all", 1, [](MoveReview &said) { said.missed.win.reset(); });
    row("another attacker", 2, [](MoveReview &said) { said.allowed.win->proof.attacker = Side::White; });
    row("a five-point less", 2, [](MoveReview &said) { said.allowed.win->proof.steps[0].fivePoints.pop_back(); });
    row("no reason for a foul", 3, [](MoveReview &said) { said.foul->proof.nodes.clear(); });
    row("the reason for another foul", 3, [](MoveReview &said) {
        said.foul->proof =
            prove(rules::stones("E8 F8 G8 I8 J8"), rules::at("H8"), Side::Black, { .rule = Rule::Renju });
    });
}

void TestReview::spoiledProofsAreFound()
{
    QFETCH(int, move);
    using Spoil = std::function<void(MoveReview &)>;
    QFETCH(Spoil, spoil);
    // Black misses a straight four, White does not stop it, Black steps on a double-three.
    const auto line = lineOf(gameOf(rules::stones("F3 G3 H3 L10 N10 M9 M11", "A1 C15 O3"), Side::Black, "A8 O6 M10"),
        { .rule = Rule::Renju });
    solver::FourSolver solver;
    Review review = reviewLine(line.value(), solver);
    QCOMPARE(textOf(review), std::string("1 missed 1; 2 allowed 1 E3 I3; 3 missed 1; 3 forbidden 33; turn 3"));
    QVERIFY(movesWithHoles(*line, review).empty());
    const auto index = static_cast<std::size_t>(move - 1);
    spoil(review.moves[index]);
    QCOMPARE(movesWithHoles(*line, review), std::vector<std::size_t> { index });
}

} // namespace tst_review

QTEST_GUILESS_MAIN(tst_review::TestReview)
#include "tst_review.moc"
