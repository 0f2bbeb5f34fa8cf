// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/threes/proofnumbers.h"
#include "analysis/solver/threes/threats.h"

#include <unordered_map>

namespace kagetsu::solver {

// Looks for a win by fours and threes with a depth-first proof-number search. Wherever the attacker is to move, it
// looks for a win by fours first (analysis.md#threes). Its memory is that of the two tables and of the resulting proof.
class ThreeSearch
{
public:
    ThreeSearch(FourBoard &board, FailTable &fails, ProofTable &table, Gauge &gauge, StepStore &steps, int threatFours);

    // Returns the step by which the attacker, who is to move, wins. Returns nothing if there is no win or the search
    // was not complete.
    std::optional<StepNumber> win();
    // False if the gauge is spent or a search for fours took too long somewhere. In that case, finding no win proves
    // nothing.
    bool isComplete() const { return m_isComplete && !m_gauge.isSpent(); }

private:
    // The numbers at which a proof-number search returns to the previous position.
    using Thresholds = ProofNumbers;

    ProofNumbers attack(Thresholds until);
    ProofNumbers defend(Cell move, Thresholds until);
    void renewFourGauge();
    std::optional<StepNumber> winByFours();
    void tryFoursAfter(std::size_t firstDefence);
    std::uint64_t keyAfter(Cell move) const;
    std::optional<StepNumber> stepOfAttack();
    std::optional<StepNumber> stepOfMove(Cell move);

    // The node limit for each search for fours. Positions that need so many are rare, and are won by threes instead.
    static constexpr std::uint64_t MostFourNodes = 20000;

    FourBoard &m_board;
    ProofTable &m_table;
    Gauge &m_gauge;
    StepStore &m_steps;
    Limits m_fourLimits;
    Gauge m_fourGauge;
    FourSearch m_fours;
    Threats m_threats;
    std::vector<Cell> m_moves; // of all levels, one after another
    std::unordered_map<std::uint64_t, StepNumber> m_proven; // steps of the proof being built, by position
    int m_depth = 0;
    bool m_isComplete = true;
};

} // namespace kagetsu::solver
