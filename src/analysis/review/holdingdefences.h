// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

namespace kagetsu::review {

// The moves that stop a win by fours.
struct Defences
{
    std::vector<rules::Point> points {}; // in board order
    bool areAll = true; // False if a limit left other moves undecided
};

// Returns the moves by which the defender, who is to move, stops the attacker's win by fours (analysis.md#game-review).
// Like defences() of the solver, except that a four that only delays the win does not count. The node limit applies to
// all searches together; the number of nodes they examined is added to `nodes`.
Defences defencesThatHold(
    const solver::Question &question, solver::FourSolver &solver, const solver::Limits &limits, std::uint64_t &nodes);

} // namespace kagetsu::review
