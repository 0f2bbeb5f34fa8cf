// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/board/failtable.h"
#include "analysis/solver/board/fourboard.h"
#include "analysis/solver/limits.h"
#include "analysis/solver/proof/stepstore.h"

namespace kagetsu::solver {

// Looks for a win by fours alone, depth first: every four of the attacker and every answer of the defender
// (analysis.md#fours). A four has one answer, its five-point, unless a five can be stopped at an end as well (Caro).
// Positions that are found not to win are remembered in the table as far as there is room.
class FourSearch
{
public:
    // The table may only hold positions that this attacker cannot win by the rules of this question.
    FourSearch(FourBoard &board, FailTable &table, Gauge &gauge, StepStore &steps);

    // Returns the step by which the attacker, who is to move, wins within this many fours (FailTable::AnyLength for any
    // number). Returns nothing if there is no such win or the gauge is spent.
    std::optional<StepNumber> win(int fours);

    // Return the fours that the attacker, who has no five-point, can begin with, in board order, and the win that
    // begins with one of them.
    std::vector<rules::Point> firstFours();
    std::optional<StepNumber> winBy(rules::Point first, int fours);

    // Returns the defender's moves after which the four just made on this point has no five-point left.
    CellList answersTo(Cell four);

    // Sets a known win whose moves are tried first. The first move of `line` is for the position of the next win().
    void setHint(const std::vector<rules::Point> &line);
    bool isSpent() const { return m_gauge.isSpent(); }

private:
    static constexpr Cell NoCell = 0xffff;

    bool isOpen(std::uint64_t key, int fours);
    std::optional<StepNumber> stepFrom(int fours, Cell newest, const CellList &threats);
    std::optional<StepNumber> tryFour(Cell cell, int fours);
    std::optional<StepNumber> afterFour(Cell cell, int fours);
    std::optional<StepNumber> reply(Cell four, Cell answer, int fours);
    void addCandidates(Cell newest, const CellList &threats, bool lastFour);
    std::size_t bringForward(std::size_t first, const rules::PointSet &set);
    CellList answersAtEnds(Cell four);
    StepNumber keep(Step step, const CellList &fivePoints);

    FourBoard &m_board;
    FailTable &m_table;
    Gauge &m_gauge;
    StepStore &m_steps;
    std::vector<Cell> m_candidates; // of all levels, one after another
    std::vector<Cell> m_others; // used by bringForward()
    std::vector<Cell> m_hint; // indexed by depth
    std::size_t m_depth = 0;
};

} // namespace kagetsu::solver
