// SPDX-License-Identifier: MIT
#pragma once

#include "solver/fours/foursearch.h"
#include "solver/moveanswers.h"

namespace kagetsu::solver {

// All first moves that win by fours, and which of them begin a shortest win (solver.md#first-moves). What was not found
// out before the gauge of the search was spent is Unknown.
MoveAnswers firstMoves(const FourBoard &board, FourSearch &search, const StepStore &steps);

} // namespace kagetsu::solver
