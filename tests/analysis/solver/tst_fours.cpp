// SPDX-License-Identifier: MIT
#include "analysis/solver/proof/checker.h"
#include "questions.h"
#include "reference.h"
#include "stones.h"

#include <QTest>

namespace tst_fours {

using namespace kagetsu;
using namespace kagetsu::solver;
using rules::Rule;
using rules::Side;

// The rules of analysis.md#fours on small positions.
class TestFours : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void proofOfAForbiddenDefence();
    void caroFourWithTwoAnswers();
    void theLineEndsAtTheDecidingFour();
    void allFirstMoves();
    void allDefences();
};

namespace {

struct Row
{
    const char *name;
    Rule rule;
    Side attacker;
    const char *black;
    const char *white;
    const char *answer;
};

const Row Rows[] {
    // V1
    { "V1 a five at once", Rule::Renju, Side::Black, "E8 F8 G8 H8", "D8", "win 0" },
    { "V1 a five before a threat of the defender is blocked", Rule::Renju, Side::Black, "E8 F8 G8 H8", "E1 F1 G1 H1",
        "win 0" },
    { "V1 six is no five in standard Gomoku", Rule::Standard, Side::Black, "E8 F8 G8 I8 J8", "K8 D8", "none" },
    { "V1 six is a five in free-style", Rule::FreeStyle, Side::Black, "E8 F8 G8 I8 J8", "K8 D8", "win 0" },
    { "V1 six is no five for Black in renju", Rule::Renju, Side::Black, "E8 F8 G8 I8 J8", "K8 D8", "none" },
    { "V1 six is a five for White in renju", Rule::Renju, Side::White, "K8 D8", "E8 F8 G8 I8 J8", "win 0" },
    { "an empty board", Rule::FreeStyle, Side::Black, "", "", "none" },
    { "three stones that can become a straight four", Rule::Renju, Side::Black, "F8 G8 H8", "", "win 1" },
    { "three stones closed at one side", Rule::Renju, Side::Black, "F8 G8 H8", "E8", "none" },
    { "two fours with one stone", Rule::Standard, Side::Black, "E8 F8 G8 H9 H10 H11", "D8 H12", "win 1" },
    { "four-three: a four, then a straight four", Rule::Renju, Side::Black, "E8 F8 G8 H9 H10", "D8", "win 2" },
    // V2
    { "V2 two fours with one stone are forbidden to Black in renju", Rule::Renju, Side::Black, "E8 F8 G8 H9 H10 H11",
        "D8 H12", "none" },
    { "V2 and allowed to White", Rule::Renju, Side::White, "D8 H12", "E8 F8 G8 H9 H10 H11", "win 1" },
    { "V2 a four that is a double-three, too", Rule::Renju, Side::Black, "E8 F8 G8 H9 H10 I9 J10", "D8", "none" },
    { "V2 a five is never forbidden", Rule::Renju, Side::Black, "E8 F8 G8 I8 H9 H10 H11 H7 H6", "D8", "win 0" },
    // V3
    { "V3 the defender threatens five far away", Rule::FreeStyle, Side::Black, "E8 F8 G8 L1", "H1 I1 J1 K1 E2",
        "none" },
    { "V3 the block makes a four and goes on", Rule::FreeStyle, Side::Black, "G2 G3 G4 L1 H2 I3 J4", "H1 I1 J1 K1",
        "win 1" },
    { "V3 two threats at once", Rule::FreeStyle, Side::Black, "F8 G8 H8", "H1 I1 J1 K1", "none" },
    { "V3 the block makes five", Rule::FreeStyle, Side::Black, "G2 G3 G4 G5 L1", "H1 I1 J1 K1", "win 0" },
    // V4
    { "V4 the defence is an overline", Rule::Renju, Side::White, "H5 H6 H7 H9 H10 H11 M8", "I8 K8 L8", "win 1" },
    { "V4 which nobody forbids in free-style", Rule::FreeStyle, Side::White, "H5 H6 H7 H10 H11 M8", "I8 K8 L8 H4",
        "none" },
    { "V4 the defence is a double-four", Rule::Renju, Side::White, "E8 F8 G8 H9 H10 H11 M4", "D8 H12 I7 J6 K5",
        "win 1" },
    { "V4 the defence is a double-three", Rule::Renju, Side::White, "F8 G8 H9 H10 M3", "I7 J6 L4", "win 1" },
    { "V4 a double-three that is no foul in free-style", Rule::FreeStyle, Side::White, "F8 G8 H9 H10 M3", "I7 J6 L4",
        "none" },
    // V5
    { "V5 the defender would make five first", Rule::Renju, Side::White, "A1 B1 C1 D1 D8", "E8 F8 G8 H9 H10 H11",
        "none" },
    // caro
    { "caro: a five with both ends blocked is nothing", Rule::Caro, Side::Black, "E8 F8 G8 H8", "D8 J8", "none" },
    { "caro: one end blocked is no matter", Rule::Caro, Side::Black, "E8 F8 G8 H8", "D8", "win 0" },
    { "caro: six win with both ends blocked", Rule::Caro, Side::Black, "E8 F8 G8 I8 J8", "D8 K8", "win 0" },
    { "caro: one stone takes both five-points of a straight four", Rule::Caro, Side::Black, "F8 G8 H8", "D8 K8",
        "none" },
    { "caro: straight four with room", Rule::Caro, Side::Black, "F8 G8 H8", "", "win 1" },
};

rules::Position boardOf(const Row &row)
{
    return rules::stones(row.black, row.white);
}

} // namespace

void TestFours::answers_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(Rows)); ++i)
        QTest::newRow(Rows[i].name) << i;
}

void TestFours::answers()
{
    QFETCH(int, row);
    const Row &expected = Rows[row];
    const Question question { boardOf(expected), expected.attacker, { .rule = expected.rule } };
    FourSolver solver;
    const Finding finding = solver.findShortest(question);
    QCOMPARE(QString::fromStdString(textOf(finding)), QString(expected.answer));
    QCOMPARE(solver.find(question).answer, finding.answer);
    if (finding.answer == Answer::Win)
        QVERIFY(!findHole(finding.proof, question.position, question.rules));
    reference::PlainSearch plain(question, 100000);
    const int shortest = plain.shortest();
    QVERIFY(!plain.hasGivenUp());
    QCOMPARE(shortest < reference::PlainSearch::None ? "win " + std::to_string(shortest) : std::string("none"),
        textOf(finding));
}

void TestFours::proofOfAForbiddenDefence()
{
    const Question question { rules::stones("F8 G8 H9 H10 M3", "I7 J6 L4"), Side::White, { .rule = Rule::Renju } };
    const Finding finding = FourSolver().findShortest(question);
    QCOMPARE(finding.proof.steps.size(), 1U);
    const Step &step = finding.proof.steps.front();
    QCOMPARE(step.reason, Reason::DefenceForbidden);
    QCOMPARE(step.move, rules::at("K5"));
    QCOMPARE(step.fivePoints, std::vector<rules::Point> { rules::at("H8") });
    QCOMPARE(step.forbidden.size(), 1U);
    QVERIFY(step.forbidden.front().root().fouls.doubleThree);
}

void TestFours::caroFourWithTwoAnswers()
{
    // After F8 the five can be taken at I8, or at its open end J8, or …
    const Question question { rules::stones("E8 G8 H8 F9 F10", "D8"), Side::Black, { .rule = Rule::Caro } };
    const Finding finding = FourSolver().findShortest(question);
    reference::PlainSearch plain(question, 100000);
    const int shortest = plain.shortest();
    QCOMPARE(textOf(finding), shortest < reference::PlainSearch::None ? "win " + std::to_string(shortest) : "none");
    const Question wins { rules::stones("E8 G8 H8 F9 F10 F11", "D8"), Side::Black, { .rule = Rule::Caro } };
    const Finding win = FourSolver().findShortest(wins);
    QCOMPARE(win.answer, Answer::Win);
    QVERIFY(!findHole(win.proof, wins.position, wins.rules));
}

void TestFours::theLineEndsAtTheDecidingFour()
{
    for (int i = 0; i < 300; ++i) {
        const Question question = randomQuestion(i);
        const Finding finding = FourSolver().findShortest(question);
        if (finding.answer != Answer::Win)
            continue;
        const int stones = static_cast<int>(mainLine(finding.proof).size());
        QCOMPARE(stones, finding.length == 0 ? 1 : 2 * finding.length - 1);
    }
}

void TestFours::allFirstMoves()
{
    const Question question { rules::stones("F8 G8 H8", ""), Side::Black, { .rule = Rule::Renju } };
    const MoveAnswers moves = FourSolver().firstMoves(question);
    QCOMPARE(moves.answer, Answer::Win);
    QCOMPARE(moves.moves.size(), 2U);
    QCOMPARE(moves.moves[0], (MoveAnswer { rules::at("E8"), Answer::Win, 1, true }));
    QCOMPARE(moves.moves[1], (MoveAnswer { rules::at("I8"), Answer::Win, 1, true }));
}

void TestFours::allDefences()
{
    const Question question { rules::stones("F8 G8 H8", ""), Side::Black, { .rule = Rule::Renju } };
    const MoveAnswers moves = FourSolver().defences(question);
    QCOMPARE(moves.answer, Answer::None);
    QCOMPARE(moves.moves.size(), 222U);
    std::string stopping;
    for (const MoveAnswer &move : moves.moves)
        if (move.answer == Answer::None)
            stopping += toText(move.point) + ' ';
    // J8 and D8 leave one end each, of which the other stone is then closed.
    QCOMPARE(QString::fromStdString(stopping), QString("E8 I8 "));
}

} // namespace tst_fours

QTEST_GUILESS_MAIN(tst_fours::TestFours)
#include "tst_fours.moc"
