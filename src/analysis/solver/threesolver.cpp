// SPDX-License-Identifier: MIT
#include "analysis/solver/searchmemory.h"
#include "analysis/solver/solver.h"
#include "analysis/solver/threes/threesearch.h"

#include <algorithm>
#include <array>
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

Finding ThreeSolver::findAny(const Question &question, const Limits &limits)
{
    constexpr std::uint64_t FirstSlice = 4096; // nodes, about as long as one picture stays on a screen
    constexpr std::uint64_t SliceGrowth = 4;
    constexpr std::array Levels { 1, MostThreatFours };
    std::array<bool, Levels.size()> isSettled {}; // no longer slice would find more
    std::uint64_t spent = 0;
    bool isStopped = false;
    for (std::uint64_t slice = FirstSlice; !(isSettled[0] && isSettled[1]) && !isStopped; slice *= SliceGrowth) {
        for (std::size_t i = 0; i < Levels.size() && !isStopped; ++i) {
            if (isSettled[i])
                continue;
            Limits part { std::min(slice, limits.nodes - spent), limits.stop, {} };
            if (limits.goesOn)
                part.goesOn = [&](const Progress &progress) {
                    isStopped = !limits.goesOn({ spent + progress.nodes, progress.depth });
                    return !isStopped;
                };
            Finding found = find(question, Levels[i], part);
            isSettled[i] = found.answer == Answer::None || found.nodes < part.nodes;
            spent += found.nodes;
            found.nodes = spent;
            if (found.answer == Answer::Win || (found.answer == Answer::None && Levels[i] == MostThreatFours))
                return found;
            isStopped = isStopped || limits.stop.stop_requested() || spent >= limits.nodes;
        }
    }
    return { .answer = Answer::Unknown, .threatFours = MostThreatFours, .nodes = spent };
}

} // namespace kagetsu::solver
