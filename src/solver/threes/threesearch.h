// SPDX-License-Identifier: MIT
#pragma once

#include "solver/threes/proofnumbers.h"
#include "solver/threes/threats.h"

#include <unordered_map>

namespace kagetsu::solver {

// Looks for a win by fours and threes: proof-number search, depth first, with wins by fours looked for first wherever
// the attacker is to move (solver.md#threes). Its memory is that of the two tables and of the proof it gives.
class ThreeSearch
{
public:
    ThreeSearch(FourBoard &board, FailTable &fails, ProofTable &table, Gauge &gauge, StepStore &steps, int threatFours);

    // The step with which the attacker, who is to move, wins. Nothing: there is none, or the search was not complete.
    std::optional<StepNumber> win();
    // False when the gauge is spent, or a search for fours took too long somewhere: then no win is no proof.
    bool isComplete() const { return m_isComplete && !m_gauge.isSpent(); }

private:
    // When a search of proof numbers goes back to where it came from.
    using Thresholds = ProofNumbers;

    ProofNumbers attack(Thresholds until);
    ProofNumbers defend(Cell move, Thresholds until);
    void renewFourGauge();
    std::optional<StepNumber> winByFours();
    void tryFoursAfter(std::size_t firstDefence);
    std::uint64_t keyAfter(Cell move) const;
    std::optional<StepNumber> stepOfAttack();
    std::optional<StepNumber> stepOfMove(Cell move);

    // Nodes of each search for fours; whoever threatens that many is rare, and threes are found instead.
    static constexpr std::uint64_t MostFourNodes = 20000;

    FourBoard &m_board;
    ProofTable &m_table;
    Gauge &m_gauge;
    StepStore &m_steps;
    Limits m_fourLimits;
    Gauge m_fourGauge;
    FourSearch m_fours;
    Threats m_threats;
    std::vector<Cell> m_moves; // of all levels, one after the other
    std::unordered_map<std::uint64_t, StepNumber> m_proven; // of the proof that is put together
    int m_depth = 0;
    bool m_isComplete = true;
};

} // namespace kagetsu::solver
