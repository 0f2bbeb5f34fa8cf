// SPDX-License-Identifier: MIT
#pragma once

#include "solver/board/failtable.h"
#include "solver/board/fourboard.h"
#include "solver/limits.h"
#include "solver/proof/stepstore.h"

namespace kagetsu::solver {

// Looks for a win by fours alone: depth first, every four of the attacker, every answer of the defender
// (solver.md#fours). A four has one answer, its five-point, unless a five can be blocked at an end, too (Caro). What it
// has found not to win it remembers in the table as far as there is room.
class FourSearch
{
public:
    // The table may hold nothing but what this attacker cannot win on boards of this question.
    FourSearch(FourBoard &board, FailTable &table, Gauge &gauge, StepStore &steps);

    // The step with which the attacker, who is to move, wins within so many fours (FailTable::AnyLength: whatever it
    // takes). Nothing: there is none, or the gauge is spent.
    std::optional<StepNumber> win(int fours);

    // The fours the attacker, who has no five-point, can begin with, in board order, and the win that begins with one.
    std::vector<rules::Point> firstFours();
    std::optional<StepNumber> winBy(rules::Point first, int fours);

    // The moves of the defender after which a four, just made on this point, has no five-point any more.
    CellList answersTo(Cell four);

    // A win that was found elsewhere: its moves are tried first. The first is for the position of the next win().
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
    std::vector<Cell> m_candidates; // of all levels, one after the other
    std::vector<Cell> m_others; // of bringForward()
    std::vector<Cell> m_hint; // by depth
    std::size_t m_depth = 0;
};

} // namespace kagetsu::solver
