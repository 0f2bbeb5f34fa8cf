// SPDX-License-Identifier: MIT
#pragma once

#include "review/review.h"

namespace kagetsu::review {

struct Defences
{
    std::vector<rules::Point> points {}; // in board order
    bool areAll = true; // false: a limit left others open
};

// The moves with which the other side, which is to move, stops a win by fours of the attacker
// (solver.md#game-review): as defences() of the solver, but a four that only puts the win off is none. The nodes of the
// limits are for all its searches together; those it looked at are added to `nodes`.
Defences defencesThatHold(
    const solver::Question &question, solver::FourSolver &solver, const solver::Limits &limits, std::uint64_t &nodes);

} // namespace kagetsu::review
