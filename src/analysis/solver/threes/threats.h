// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/fours/foursearch.h"

namespace kagetsu::solver {

// The moves of a search by fours and threes: what the attacker may play, and what stops him (analysis.md#threes).
class Threats
{
public:
    // A three is a move that threatens to win within `fours` fours, 1 or more.
    Threats(FourBoard &board, FourSearch &search, StepStore &steps, int fours);

    // Appends the fours, and then the threes, of the attacker, who is to move and does not win by fours.
    void addMoves(std::vector<Cell> &moves);
    // Returns the win by fours that threatens if the defender, who is to move, does not stop it. Its steps are added to
    // the store.
    std::optional<StepNumber> threat() { return m_search.win(m_fours); }
    // Appends the defences against that threat: the moves that remove it, and the defender's fours. If stones elsewhere
    // can forbid or allow a point, every point is tried.
    void addDefences(StepNumber threat, std::vector<Cell> &defences);

private:
    bool isThree(Cell cell);
    // True if the win by fours still works without any change.
    bool stands(StepNumber number);
    bool standsAfter(const Step &step, Cell cell);
    bool dependsOnFouls(StepNumber threat) const;

    FourBoard &m_board;
    FourSearch &m_search;
    StepStore &m_steps;
    int m_fours;
};

} // namespace kagetsu::solver
