// SPDX-License-Identifier: MIT
#pragma once

#include "solver/solver.h"
#include "task/judged.h"

#include <memory>

namespace kagetsu::task {

// What one move of an attack is worth, whoever found it.
struct MoveWorth
{
    solver::Answer answer = solver::Answer::Unknown; // Win: it keeps a win
    Why why = Why::NotKnown;
    rules::FoulKinds fouls {};
    std::optional<rules::Point> reply {}; // of the other side: the one that holds out longest, or that stops it
    std::vector<Line> lines {}; // from the position before the move
};

// Asks the solvers about the moves of one side. Threes count that threaten so many fours; with 0 fours alone do.
class Attack
{
public:
    Attack(rules::Side side, const rules::RuleSet &rules, int threatFours, const solver::Limits &limits);
    ~Attack();

    solver::Finding find(const rules::Position &position);
    MoveWorth worthOf(const rules::Position &position, rules::Point move);
    solver::FourSolver &fours() { return m_fours; }

private:
    MoveWorth afterFour(const rules::Position &after, rules::Point move, const std::vector<rules::Point> &blocks);
    MoveWorth afterQuiet(const rules::Position &after, rules::Point move);
    // The other side has just made a four with that move: whether the win goes on once it is stopped.
    MoveWorth afterDelay(const rules::Position &position, const std::vector<rules::Point> &blocks);

    rules::Side m_side;
    rules::RuleSet m_rules;
    int m_threatFours;
    solver::Limits m_limits;
    int m_delays = 0; // fours of the other side in the line that is looked at
    solver::FourSolver m_fours;
    std::unique_ptr<solver::ThreeSolver> m_threes; // when it is needed
};

} // namespace kagetsu::task
