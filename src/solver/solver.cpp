// SPDX-License-Identifier: MIT
#include "solver/solver.h"

#include "solver/fours/defences.h"
#include "solver/fours/firstmoves.h"
#include "solver/fours/shortest.h"
#include "solver/proof/forbiddendefences.h"

#include <algorithm>

namespace kagetsu::solver {

// What is kept from question to question.
struct FourSolver::Work
{
    FailTable table { FailTableBits };
    StepStore steps;
    std::optional<LineMap> map;

    static constexpr int FailTableBits = 20;

    const LineMap &begin(int size)
    {
        if (!map || map->size != size)
            map.emplace(size);
        table.clear();
        steps.clear();
        return *map;
    }
    Finding finding(const Question &question, std::optional<StepNumber> win, const Gauge &gauge) const
    {
        Finding result { .answer = gauge.isSpent() ? Answer::Unknown : Answer::None, .nodes = gauge.nodes() };
        if (win) {
            result.answer = Answer::Win;
            result.proof = steps.proofOf(*win, question.attacker);
            result.length = lengthOf(result.proof);
            explainForbiddenDefences(result.proof, question.position, question.rules);
        }
        return result;
    }
};

FourSolver::FourSolver()
    : m_work(std::make_unique<Work>())
{
    static_assert(Bytes == std::size_t { 16 } << Work::FailTableBits);
}

FourSolver::FourSolver(FourSolver &&) noexcept = default;
FourSolver &FourSolver::operator=(FourSolver &&) noexcept = default;
FourSolver::~FourSolver() = default;

namespace {

// One search: what it needs, in the order it is made.
template <class Work>
struct Run
{
    Run(Work &work, const Question &question, const Limits &limits)
        : board(work.begin(question.position.size()), question.position, question.attacker, question.rules)
        , gauge(limits)
        , search(board, work.table, gauge, work.steps)
    {
    }
    FourBoard board;
    Gauge gauge;
    FourSearch search;
};

} // namespace

Finding FourSolver::find(const Question &question, const Limits &limits)
{
    Run run(*m_work, question, limits);
    return m_work->finding(question, run.search.win(FailTable::AnyLength), run.gauge);
}

Finding FourSolver::findShortest(const Question &question, const Limits &limits)
{
    Run run(*m_work, question, limits);
    std::optional<StepNumber> win = run.search.win(FailTable::AnyLength);
    if (win)
        win = shorten(run.search, m_work->steps, *win, question.attacker);
    Finding result = m_work->finding(question, win, run.gauge);
    result.isShortest = win && !run.gauge.isSpent();
    return result;
}

MoveAnswers FourSolver::firstMoves(const Question &question, const Limits &limits)
{
    Run run(*m_work, question, limits);
    MoveAnswers result = solver::firstMoves(run.board, run.search, m_work->steps);
    result.nodes = run.gauge.nodes();
    return result;
}

MoveAnswers FourSolver::defences(const Question &question, const Limits &limits)
{
    Run run(*m_work, question, limits);
    MoveAnswers result = solver::defences(run.board, run.search, m_work->steps);
    result.nodes = run.gauge.nodes();
    return result;
}

} // namespace kagetsu::solver
