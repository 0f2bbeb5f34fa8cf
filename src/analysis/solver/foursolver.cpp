// SPDX-License-Identifier: MIT
#include "analysis/solver/fours/defences.h"
#include "analysis/solver/fours/firstmoves.h"
#include "analysis/solver/fours/shortest.h"
#include "analysis/solver/searchmemory.h"
#include "analysis/solver/solver.h"

namespace kagetsu::solver {

namespace {

// One search with everything it needs.
struct FourRun
{
    FourRun(SearchMemory &memory, const Question &question, const Limits &limits)
        : board(memory.begin(question.position.size()), question.position, question.attacker, question.rules)
        , gauge(limits)
        , search(board, memory.fails, gauge, memory.steps)
    {
    }
    FourBoard board;
    Gauge gauge;
    FourSearch search;
};

} // namespace

FourSolver::FourSolver()
    : m_memory(std::make_unique<SearchMemory>())
{
    static_assert(Bytes == std::size_t { 64 } << SearchMemory::FailTableBits);
}

FourSolver::FourSolver(FourSolver &&) noexcept = default;
FourSolver &FourSolver::operator=(FourSolver &&) noexcept = default;
FourSolver::~FourSolver() = default;

Finding FourSolver::find(const Question &question, const Limits &limits)
{
    FourRun run(*m_memory, question, limits);
    return m_memory->finding(question, run.search.win(FailTable::AnyLength), run.gauge);
}

Finding FourSolver::findShortest(const Question &question, const Limits &limits)
{
    FourRun run(*m_memory, question, limits);
    std::optional<StepNumber> win = run.search.win(FailTable::AnyLength);
    if (win)
        win = shorten(run.search, m_memory->steps, *win, question.attacker);
    Finding result = m_memory->finding(question, win, run.gauge);
    result.isShortest = win && !run.gauge.isSpent();
    return result;
}

MoveAnswers FourSolver::firstMoves(const Question &question, const Limits &limits)
{
    FourRun run(*m_memory, question, limits);
    MoveAnswers result = solver::firstMoves(run.board, run.search, m_memory->steps);
    result.nodes = run.gauge.nodes();
    return result;
}

MoveAnswers FourSolver::defences(const Question &question, const Limits &limits)
{
    FourRun run(*m_memory, question, limits);
    MoveAnswers result = solver::defences(run.board, run.search, m_memory->steps);
    result.nodes = run.gauge.nodes();
    return result;
}

} // namespace kagetsu::solver
