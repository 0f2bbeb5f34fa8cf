// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"
#include "learn/task/judged.h"

#include <memory>

namespace kagetsu::task {

// The value of one move of an attack, whoever found it.
struct MoveWorth
{
    solver::Answer answer = solver::Answer::Unknown; // Win: the move keeps a win
    Why why = Why::NotKnown;
    rules::FoulKinds fouls {};
    std::optional<rules::Point> reply {}; // the other side's move that holds out longest, or that stops the attack
    std::vector<Line> lines {}; // lines that start from the position before the move
};

// Asks the solvers about the moves of one side. Threes count if they threaten a win with at most `threatFours` fours;
// with 0, only fours count.
class Attack
{
public:
    Attack(rules::Side side, const rules::RuleSet &rules, int threatFours, const solver::Limits &limits);
    ~Attack();

    solver::Finding find(const rules::Position &position);
    // Finds a shortest win by fours, or else what find() does. If a limit is reached first, the win is not the
    // shortest.
    solver::Finding findShortest(const rules::Position &position);
    // Returns all first moves that win, in board order; nothing if a limit left one of them open.
    std::vector<rules::Point> firstMoves(const rules::Position &position);
    MoveWorth worthOf(const rules::Position &position, rules::Point move);
    solver::FourSolver &fours() { return m_fours; }

private:
    bool threatens(const rules::Position &position, rules::Point move);
    solver::Finding byThrees(const solver::Question &question);
    MoveWorth afterFour(const rules::Position &after, rules::Point move, const std::vector<rules::Point> &blocks);
    MoveWorth afterQuiet(const rules::Position &after, rules::Point move);
    // Called after the other side's last move made a four: tells whether the win continues once that four is stopped.
    MoveWorth afterDelay(const rules::Position &position, const std::vector<rules::Point> &blocks);

    rules::Side m_side;
    rules::RuleSet m_rules;
    int m_threatFours;
    solver::Limits m_limits;
    int m_delays = 0; // fours of the other side in the line being examined
    solver::FourSolver m_fours;
    std::unique_ptr<solver::ThreeSolver> m_threes; // made when first needed
};

} // namespace kagetsu::task
