// SPDX-License-Identifier: MIT
#include "questions.h"
#include "stones.h"

#include <QTest>

#include <thread>

namespace tst_solverlimits {

using namespace kagetsu;
using namespace kagetsu::solver;

class TestSolverLimits : public QObject
{
    Q_OBJECT

private slots:
    void nodes();
    void theAnswerDoesNotDependOnWhatWasAskedBefore();
    void stopFlag();
    void whoeverAsksSeesProgressAndEndsIt();
    void anEndedDeepeningKeepsItsWin();
    void movesWithoutAnAnswerAreUnknown();
};

namespace {

// Dozens of fours of White that have nothing to do with one another, each with its block: too many ways to play some of
// them for any search to try all.
Question hard()
{
    rules::Position position(26);
    for (int y = 0; y < 26; y += 5) {
        for (int x = 0; x + 5 < 26; x += 6) {
            position.place({ x, y }, rules::Side::Black);
            for (int i = 1; i < 4; ++i)
                position.place({ x + i, y }, rules::Side::White);
        }
    }
    return { position, rules::Side::White, { .rule = rules::Rule::Standard } };
}

} // namespace

void TestSolverLimits::nodes()
{
    FourSolver solver;
    for (const std::uint64_t most : { 0, 1, 10, 5000 }) {
        const Finding finding = solver.find(hard(), { .nodes = most });
        QCOMPARE(finding.answer, Answer::Unknown);
        QCOMPARE(finding.nodes, most);
        QVERIFY(finding.proof.steps.empty());
    }
}

void TestSolverLimits::theAnswerDoesNotDependOnWhatWasAskedBefore()
{
    FourSolver used;
    used.find(hard(), { .nodes = 100000 });
    for (int i = 0; i < 50; ++i) {
        const Question question = randomQuestion(i);
        FourSolver fresh;
        QVERIFY(used.findShortest(question) == fresh.findShortest(question));
    }
}

void TestSolverLimits::stopFlag()
{
    std::stop_source stop;
    FourSolver solver;
    Finding finding;
    std::thread search([&] { finding = solver.find(hard(), { .stop = stop.get_token() }); });
    stop.request_stop();
    search.join();
    QCOMPARE(finding.answer, Answer::Unknown);
}

void TestSolverLimits::whoeverAsksSeesProgressAndEndsIt()
{
    std::vector<Progress> seen;
    const Limits limits { .goesOn = [&](const Progress &progress) {
        seen.push_back(progress);
        return seen.size() < 5;
    } };
    QCOMPARE(FourSolver().find(hard(), limits).answer, Answer::Unknown);
    QCOMPARE(seen.size(), 5U);
    for (std::size_t i = 1; i < seen.size(); ++i)
        QVERIFY(seen[i].nodes > seen[i - 1].nodes);
    QVERIFY(seen.back().depth > 0);
}

void TestSolverLimits::anEndedDeepeningKeepsItsWin()
{
    FourSolver solver;
    for (int i = 0; i < 200; ++i) {
        const Question question = randomQuestion(i);
        const Finding any = solver.find(question);
        if (any.answer != Answer::Win || any.length < 3)
            continue;
        const Finding ended = solver.findShortest(question, { .nodes = any.nodes + 1 });
        QCOMPARE(ended.answer, Answer::Win);
        QVERIFY(!ended.isShortest);
        QCOMPARE(ended.proof, any.proof);
        return;
    }
    QFAIL("no such question");
}

void TestSolverLimits::movesWithoutAnAnswerAreUnknown()
{
    FourSolver solver;
    const MoveAnswers first = solver.firstMoves(hard(), { .nodes = 100 });
    QCOMPARE(first.answer, Answer::Unknown);
    QVERIFY(!first.moves.empty());
    QCOMPARE(first.moves.front().answer, Answer::Unknown);
    const MoveAnswers defences = solver.defences(hard(), { .nodes = 100 });
    QCOMPARE(defences.answer, Answer::Unknown);
    QCOMPARE(defences.moves.size(), hard().position.emptyPoints().count());
}

} // namespace tst_solverlimits

QTEST_GUILESS_MAIN(tst_solverlimits::TestSolverLimits)
#include "tst_solverlimits.moc"
