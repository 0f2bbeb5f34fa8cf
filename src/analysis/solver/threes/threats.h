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

    // Appends the moves of the attacker, who is to move and does not win by fours: the fours, and then the fast threes,
    // which threaten to win by one four.
    void addFast(std::vector<Cell> &moves);
    // Appends the slow threes, which threaten to win by more than one: those that are not among the moves from `first`
    // on.
    void addSlow(std::vector<Cell> &moves, std::size_t first);
    // Returns the win by fours that threatens if the defender, who is to move, does not stop it. Its steps are added to
    // the store.
    std::optional<StepNumber> threat();
    // Appends the defences against that threat: the moves that remove it, and the defender's fours. If stones elsewhere
    // can forbid or allow a point, every point is tried.
    void addDefences(StepNumber threat, std::vector<Cell> &defences);

private:
    struct Ranked
    {
        int fours;
        Cell cell;
    };

    void addThrees(std::vector<Cell> &moves, std::size_t first, const rules::PointSet &points, int fours);
    std::optional<int> foursAfterThree(Cell cell, int fours);
    // True if the win by fours that begins with this step works, move for move, on the present board.
    bool stands(StepNumber number);
    bool standsAfter(const Step &step, Cell cell);
    bool addZone(StepNumber number, rules::PointSet &zone);

    FourBoard &m_board;
    FourSearch &m_search;
    StepStore &m_steps;
    int m_fours;
    std::vector<Ranked> m_ranked; // used by addThrees()
};

} // namespace kagetsu::solver
