// SPDX-License-Identifier: MIT
#pragma once

#include "solver/fours/foursearch.h"

namespace kagetsu::solver {

// The moves of a search by fours and threes: what the attacker may play, and what stops him (solver.md#threes).
class Threats
{
public:
    // A three threatens to win within so many fours, 1 or more.
    Threats(FourBoard &board, FourSearch &search, StepStore &steps, int fours);

    // Appends the fours and threes of the attacker, who is to move and does not win by fours; fours first.
    void addMoves(std::vector<Cell> &moves);
    // The win by fours that threatens if the defender, who is to move, does nothing about it. Its step is kept.
    std::optional<StepNumber> threat() { return m_search.win(m_fours); }
    // Appends the defences against that threat: the moves that take it away, and the fours of the defender. Where
    // stones elsewhere can make a point forbidden or allow it, every point is tried.
    void addDefences(StepNumber threat, std::vector<Cell> &defences);

private:
    bool isThree(Cell cell);
    // Whether the win by fours is one still, just as it is.
    bool stands(StepNumber number);
    bool standsAfter(const Step &step, Cell cell);
    bool dependsOnFouls(StepNumber threat) const;

    FourBoard &m_board;
    FourSearch &m_search;
    StepStore &m_steps;
    int m_fours;
};

} // namespace kagetsu::solver
