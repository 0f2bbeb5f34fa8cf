// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/threes/movetable.h"
#include "analysis/solver/threes/proofnumbers.h"
#include "analysis/solver/threes/threats.h"

#include <unordered_map>

namespace kagetsu::solver {

// The tables that searches for the same attacker share. The positions in `proofs` and `moves` say which search they are
// of.
struct ThreeTables
{
    FailTable &fails;
    ProofTable &proofs;
    MoveTable &moves;
};

// Which threes a search looks at, and when.
struct ThreesTried
{
    int fours = 1; // a three threatens to win by at most so many fours
    // The proof number guessed for the slow threes of a position together: those that threaten more than one four. They
    // are looked at when the other moves seem no easier.
    std::uint32_t slowGuess = 2;
};

// Looks for a win by fours and threes with a depth-first proof-number search. Wherever the attacker is to move, it
// looks for a win by fours first (analysis.md#threes). Its memory is that of the two tables and of the resulting proof.
class ThreeSearch
{
public:
    ThreeSearch(FourBoard &board, const ThreeTables &tables, Gauge &gauge, StepStore &steps, const ThreesTried &threes);

    // Returns the step by which the attacker, who is to move, wins. Returns nothing if there is no win or the search
    // was not complete. If the gauge was spent, another call goes on where the last one ended, as far as the tables
    // remember it.
    std::optional<StepNumber> win();
    // False if the gauge is spent or a search for fours took too long somewhere. In that case, finding no win proves
    // nothing.
    bool isComplete() const { return m_isComplete && !m_gauge.isSpent(); }

private:
    // The numbers at which a proof-number search returns to the previous position.
    using Thresholds = ProofNumbers;

    bool addMoves(bool &withSlow);
    void addSlowMoves(std::size_t first);
    void keepMoves(std::size_t first, bool withSlow);
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
    MoveTable &m_known;
    Gauge &m_gauge;
    StepStore &m_steps;
    Limits m_fourLimits;
    Gauge m_fourGauge;
    FourSearch m_fours;
    Threats m_threats;
    ThreesTried m_threes;
    std::uint64_t m_movesKey; // added to the key of a position for the moves that these threes allow
    std::uint64_t m_numbersKey; // and for the numbers that they lead to
    std::vector<Cell> m_moves; // of all levels, one after another
    std::unordered_map<std::uint64_t, StepNumber> m_proven; // steps of the proof being built, by position
    int m_depth = 0;
    bool m_isComplete = true;
};

} // namespace kagetsu::solver
