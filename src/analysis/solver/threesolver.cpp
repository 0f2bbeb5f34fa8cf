// SPDX-License-Identifier: MIT
#include "analysis/solver/searchmemory.h"
#include "analysis/solver/solver.h"
#include "analysis/solver/threes/threesearch.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>
#include <utility>

namespace kagetsu::solver {

struct ThreeSolver::Memory : SearchMemory
{
    static constexpr int ProofTableBits = 18;
    static constexpr int MoveTableBits = 15;

    ProofTable proofs { ProofTableBits };
    MoveTable moves { MoveTableBits };

    Finding find(
        const Question &question, const Limits &limits, std::span<const ThreesTried> tried, std::uint64_t slice);
};

ThreeSolver::ThreeSolver()
    : m_memory(std::make_unique<Memory>())
{
    assert(m_memory->fails.bytes() + m_memory->proofs.bytes() + m_memory->moves.bytes() == Bytes);
}

ThreeSolver::ThreeSolver(ThreeSolver &&) noexcept = default;
ThreeSolver &ThreeSolver::operator=(ThreeSolver &&) noexcept = default;
ThreeSolver::~ThreeSolver() = default;

// Searches in each of these ways in turn, the one with the slowest threats last: with so many nodes at first, then with
// twice as many each time. They share tables, so each goes on where it ended. The board is turned first, so that an
// answer does not depend on how it lies.
Finding ThreeSolver::Memory::find(
    const Question &question, const Limits &limits, std::span<const ThreesTried> tried, std::uint64_t slice)
{
    const rules::Symmetry turning = rules::standardTurning(question.position);
    const rules::Position turnedPosition = apply(turning, question.position);
    FourBoard board(begin(question.position.size()), turnedPosition, question.attacker, question.rules);
    proofs.clear();
    moves.clear();
    std::uint64_t spent = 0;
    bool isStopped = false;
    Limits part { 0, limits.stop, {} };
    if (limits.goesOn)
        part.goesOn = [&](const Progress &progress) {
            isStopped = !limits.goesOn({ spent + progress.nodes, progress.depth });
            return !isStopped;
        };
    Gauge gauge(part);
    struct Way
    {
        std::unique_ptr<ThreeSearch> search;
        bool isSettled = false; // no longer slice would find more
    };
    std::vector<Way> ways;
    for (const ThreesTried &threes : tried)
        ways.push_back(
            { std::make_unique<ThreeSearch>(board, ThreeTables { fails, proofs, moves }, gauge, steps, threes) });
    const auto isSettled = [](const Way &way) { return way.isSettled; };
    const int mostFours = tried.back().fours;
    while (!isStopped && !std::all_of(ways.begin(), ways.end(), isSettled)) {
        for (std::size_t i = 0; i < ways.size() && !isStopped; ++i) {
            if (ways[i].isSettled)
                continue;
            part.nodes = std::min(slice, limits.nodes - std::min(spent, limits.nodes));
            gauge = Gauge(part);
            const std::optional<StepNumber> win = ways[i].search->win();
            ways[i].isSettled = !gauge.isSpent();
            spent += gauge.nodes();
            if (win || (ways[i].isSettled && ways[i].search->isComplete() && tried[i].fours == mostFours)) {
                Finding found = finding(question, win, gauge, inverse(turning));
                found.threatFours = tried[i].fours;
                found.nodes = spent;
                return found;
            }
            isStopped = isStopped || limits.stop.stop_requested() || spent >= limits.nodes;
        }
        slice *= 2;
    }
    return { .answer = Answer::Unknown, .threatFours = mostFours, .nodes = spent };
}

Finding ThreeSolver::find(const Question &question, int threatFours, const Limits &limits)
{
    assert(threatFours >= 1);
    const std::array tried { ThreesTried { .fours = threatFours } };
    return m_memory->find(question, limits, tried, limits.nodes);
}

Finding ThreeSolver::findAny(const Question &question, const Limits &limits)
{
    // Some positions are won quickly with fast threes alone, some with slow ones from the start, and some with slow
    // ones only where nothing else helps.
    constexpr std::array Tried { ThreesTried { .fours = 1 }, ThreesTried { .fours = MostThreatFours },
        ThreesTried { .fours = MostThreatFours, .slowGuess = 16 } };
    constexpr std::uint64_t FirstSlice = 4096; // nodes, about as long as one picture stays on a screen
    return m_memory->find(question, limits, Tried, FirstSlice);
}

} // namespace kagetsu::solver
