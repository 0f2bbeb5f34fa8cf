// SPDX-License-Identifier: MIT
#include "solver/searchmemory.h"
#include "solver/solver.h"
#include "solver/threes/threesearch.h"

#include <cassert>

namespace kagetsu::solver {

struct ThreeSolver::Memory : SearchMemory
{
    static constexpr int ProofTableBits = 18;

    ProofTable proofs { ProofTableBits };
};

ThreeSolver::ThreeSolver()
    : m_memory(std::make_unique<Memory>())
{
    assert(m_memory->fails.bytes() + m_memory->proofs.bytes() == Bytes);
}

ThreeSolver::ThreeSolver(ThreeSolver &&) noexcept = default;
ThreeSolver &ThreeSolver::operator=(ThreeSolver &&) noexcept = default;
ThreeSolver::~ThreeSolver() = default;

Finding ThreeSolver::find(const Question &question, int threatFours, const Limits &limits)
{
    assert(threatFours >= 1);
    FourBoard board(m_memory->begin(question.position.size()), question.position, question.attacker, question.rules);
    m_memory->proofs.clear();
    Gauge gauge(limits);
    ThreeSearch search(board, m_memory->fails, m_memory->proofs, gauge, m_memory->steps, threatFours);
    Finding result = m_memory->finding(question, search.win(), gauge);
    if (result.answer == Answer::None && !search.isComplete())
        result.answer = Answer::Unknown;
    result.threatFours = threatFours;
    return result;
}

} // namespace kagetsu::solver
