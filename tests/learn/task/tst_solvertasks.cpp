// SPDX-License-Identifier: MIT
#include "../../analysis/solver/questions.h"
#include "../../repetitions.h"
#include "analysis/review/holdingdefences.h"
#include "learn/task/check.h"
#include "tasks.h"

#include <QTest>

namespace tst_solvertasks {

using namespace kagetsu;
using namespace kagetsu::task;
using rules::at;

namespace {

const solver::Limits Enough { .nodes = 300'000 };

} // namespace

// What the search for wins judges.
class TestSolverTasks : public QObject
{
    Q_OBJECT

private:
    // A four and a four to come: G8 makes a straight four of E8 F8 H8; nothing else is near.
    static Task simpleWin(Kind kind) { return taskOf(kind, rules::stones("F8 G8 H8 K11", "A1 C1 E1 G1")); }
    static Task of(Kind kind, const solver::Question &question)
    {
        Task task = taskOf(kind, question.position);
        task.side = question.attacker;
        task.rules = question.rules;
        return task;
    }
    static void verifyLines(const Judged &judged, const Task &task, rules::Side attacker)
    {
        for (const Line &line : judged.lines) {
            const std::string fault = faultOfLine(line, task.position, attacker, task.rules);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

private slots:
    void aStraightFourWinsAtOnce();
    void aQuietMoveThreatensNothing();
    void aWrongFourIsStopped();
    void theOtherSideMakesFiveFirst();
    void aDefenceStopsTheWin();
    void everyKnownWinIsPlayedToItsEnd();
    void firstMovesAreThoseOfTheSolver();
    void defencesAreThoseThatHold();
    void aFourThatOnlyPutsOffIsNoDefence();
    void threesCountWhereTheyAreAllowed();
    void withoutNodesNothingIsKnown();
};

void TestSolverTasks::aStraightFourWinsAtOnce()
{
    const Task task = taskOf(Kind::Win, rules::stones("F8 G8 H8", "A1 C1 E1"));
    const Judged judged = judge(task, { .points = { at("I8") } });
    QVERIFY(judged.correctness == Correctness::Right && judged.why == Why::Wins);
    QVERIFY(!judged.lines.empty());
    verifyLines(judged, task, task.side);
    QVERIFY(judge(task, {}).correctness == Correctness::GoesOn);
    QVERIFY(judge(task, { .points = { at("F8") } }).why == Why::Occupied);
}

void TestSolverTasks::aQuietMoveThreatensNothing()
{
    const Task task = taskOf(Kind::Win, rules::stones("F8 G8 H8", "A1 C1 E1"));
    // It takes the three away from nobody, but White has a move now.
    const Judged judged = judge(task, { .points = { at("M13") } });
    QVERIFY(judged.correctness == Correctness::Wrong && judged.why == Why::NoThreat);
    QCOMPARE(judged.lines.front().stones.size(), std::size_t(2));
}

void TestSolverTasks::aWrongFourIsStopped()
{
    const Task task = taskOf(Kind::Win, rules::stones("F8 G8 H8", "E8 A1 C1"));
    const Judged judged = judge(task, { .points = { at("I8") } });
    QVERIFY(judged.correctness == Correctness::Wrong && judged.why == Why::AttackStopped);
    QVERIFY(judged.lines.front().stones.back() == (LaidStone { at("J8"), rules::Side::White }));
}

void TestSolverTasks::theOtherSideMakesFiveFirst()
{
    const Task task = taskOf(Kind::Win, rules::stones("F8 G8 H8", "A1 B1 C1 D1"));
    const Judged judged = judge(task, { .points = { at("I8") } });
    QVERIFY(judged.correctness == Correctness::Wrong && judged.why == Why::OpponentsFive);
    verifyLines(judged, task, task.side);
}

void TestSolverTasks::aDefenceStopsTheWin()
{
    Task task = taskOf(Kind::Defend, rules::stones("F8 G8 H8", "A1 C1 E1"));
    task.side = rules::Side::White;
    QVERIFY(judge(task, { .points = { at("I8") } }).correctness == Correctness::Right);
    const Judged judged = judge(task, { .points = { at("M13") } });
    QVERIFY(judged.correctness == Correctness::Wrong && judged.why == Why::DoesNotStop);
    QVERIFY(judged.lines.front().stones.front() == (LaidStone { at("M13"), rules::Side::White }));
    verifyLines(judged, task, rules::Side::Black);
}

// The pupil plays the first moves of the solver, the program its best defence: it must end, and with the pupil's win.
void TestSolverTasks::everyKnownWinIsPlayedToItsEnd()
{
    const auto questions = solver::knownQuestions("dev.tsv");
    if (questions.empty())
        QSKIP("The positions are not beside this checkout.");
    solver::FourSolver solver;
    int played = 0;
    int fitting = 0;
    for (const solver::KnownQuestion &known : questions) {
        const int length = std::atoi(known.length.c_str());
        if (known.length == "none" || length < 2 || length > 5 || ++fitting % Stride != 0)
            continue;
        const Task task = of(Kind::Win, known.question);
        Answer answer;
        solver::Question now = known.question;
        Judged judged;
        for (int move = 0; move < 40; ++move) {
            const solver::Finding finding = solver.findShortest(now, Enough);
            QVERIFY2(finding.answer == solver::Answer::Win, known.origin.c_str());
            answer.points.push_back(finding.proof.steps.front().move);
            judged = judge(task, answer, Enough);
            if (judged.correctness != Correctness::GoesOn)
                break;
            QVERIFY2(judged.reply && judged.lines.empty(), known.origin.c_str());
            now.position.place(answer.points.back(), task.side);
            now.position.place(*judged.reply, other(task.side));
            answer.points.push_back(*judged.reply);
        }
        QVERIFY2(judged.correctness == Correctness::Right, known.origin.c_str());
        verifyLines(judged, task, task.side);
        ++played;
    }
    QVERIFY(played >= 10 / Stride);
}

void TestSolverTasks::firstMovesAreThoseOfTheSolver()
{
    const auto questions = solver::knownQuestions("dev.tsv");
    if (questions.empty())
        QSKIP("The positions are not beside this checkout.");
    solver::FourSolver solver;
    int asked = 0;
    for (const solver::KnownQuestion &known : questions) {
        const int length = std::atoi(known.length.c_str());
        if (known.length == "none" || length < 1 || length > 3 || ++asked > (UnderSanitizers ? 2 : 8))
            continue;
        Task task = of(Kind::FirstMove, known.question);
        task.wantsAll = true;
        Answer all { .isFinished = true };
        for (const solver::MoveAnswer &move : solver.firstMoves(known.question, Enough).moves) {
            const Judged judged = judge(task, { .points = { move.point } }, Enough);
            const bool wins = move.answer == solver::Answer::Win;
            QVERIFY2(judged.correctness == (wins ? Correctness::GoesOn : Correctness::Wrong), known.origin.c_str());
            verifyLines(judged, task, task.side);
            if (wins)
                all.points.push_back(move.point);
        }
        QVERIFY2(judge(task, all, Enough).why == Why::FoundAll, known.origin.c_str());
        all.points.pop_back();
        QVERIFY2(judge(task, all, Enough).why == Why::Missed, known.origin.c_str());
    }
    QVERIFY(asked > 4);
}

void TestSolverTasks::defencesAreThoseThatHold()
{
    const auto questions = solver::knownQuestions("dev.tsv");
    if (questions.empty())
        QSKIP("The positions are not beside this checkout.");
    solver::FourSolver solver;
    int asked = 0;
    for (const solver::KnownQuestion &known : questions) {
        const int length = std::atoi(known.length.c_str());
        if (known.length == "none" || length < 1 || length > 4 || ++asked > (UnderSanitizers ? 1 : 5))
            continue;
        Task task = of(Kind::Defend, known.question);
        task.side = other(known.question.attacker);
        std::uint64_t nodes = 0;
        const review::Defences held = review::defencesThatHold(known.question, solver, Enough, nodes);
        QVERIFY(held.areAll);
        int looked = 0;
        for (int x = 0; x < 15; ++x) {
            for (int y = 0; y < 15; ++y) {
                const rules::Point point { x, y };
                const bool holds = std::find(held.points.begin(), held.points.end(), point) != held.points.end();
                if (!task.position.isEmpty(point) || (!holds && ++looked % 9 != 0))
                    continue;
                const Judged judged = judge(task, { .points = { point } }, Enough);
                QVERIFY2(judged.correctness == (holds ? Correctness::Right : Correctness::Wrong),
                    (known.origin + " " + toText(point)).c_str());
                if (judged.why != Why::MoveForbidden)
                    verifyLines(judged, task, known.question.attacker);
            }
        }
    }
    QVERIFY(asked > 3);
}

void TestSolverTasks::aFourThatOnlyPutsOffIsNoDefence()
{
    // H8 makes two threes. Black can only make fours in the corner first.
    Task task = taskOf(Kind::FirstMove, rules::stones("A1 C1 E1 A15", "F8 G8 H9 H10"));
    task.side = rules::Side::White;
    const Judged judged = judge(task, { .points = { at("H8") } }, Enough);
    QVERIFY(judged.correctness == Correctness::Right);
    verifyLines(judged, task, task.side);
    // Of very many nothing is claimed.
    task.position = rules::stones("A1 C1 E1 A15 C15 E15 O1 O3 O5", "F8 G8 H9 H10");
    QVERIFY(judge(task, { .points = { at("H8") } }, Enough).correctness == Correctness::Unknown);
    // One that closes a three at the same time is: the other is closed by the next move.
    task.position = rules::stones("I8 I9 I11", "F8 G8 H9 H10");
    QVERIFY(judge(task, { .points = { at("H8") } }, Enough).correctness == Correctness::Wrong);
}

void TestSolverTasks::threesCountWhereTheyAreAllowed()
{
    // Two twos that cross at H8: a stone there makes two threes, which White may not answer both.
    Task task = taskOf(Kind::FirstMove, rules::stones("A1 C1 E1 A15", "F8 G8 H9 H10"));
    task.side = rules::Side::White;
    const std::optional<TaskFault> fault = faultOf(task, Enough);
    QVERIFY(fault && fault->code == TaskFaultCode::NoWin);
    task.threatFours = 1;
    QVERIFY(!faultOf(task, Enough));
    const Judged judged = judge(task, { .points = { at("H8") } }, Enough);
    QVERIFY(judged.correctness == Correctness::Right);
    verifyLines(judged, task, task.side);
    // White wins even without a stone there: Black's four in the corner only puts it off.
    QVERIFY(judge(task, { .points = { at("M13") } }, Enough).correctness == Correctness::Right);
    // Not where the lines that cross are closed.
    task.position = rules::stones("A1 C1 G9 I10", "F8 G8 H9 H10");
    QVERIFY(judge(task, { .points = { at("H8") } }, Enough).correctness == Correctness::Right);
    QVERIFY(judge(task, { .points = { at("M13") } }, Enough).correctness == Correctness::Wrong);
}

void TestSolverTasks::withoutNodesNothingIsKnown()
{
    const auto questions = solver::knownQuestions("dev.tsv");
    if (questions.empty())
        QSKIP("The positions are not beside this checkout.");
    Task task = of(Kind::Defend, questions.front().question);
    task.side = other(task.side);
    const Judged judged = judge(task, { .points = { at("O15") } }, { .nodes = 1 });
    QVERIFY(judged.correctness == Correctness::Unknown);
}

} // namespace tst_solvertasks

QTEST_GUILESS_MAIN(tst_solvertasks::TestSolverTasks)
#include "tst_solvertasks.moc"
