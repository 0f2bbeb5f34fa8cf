// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/fours/foursearch.h"
#include "analysis/solver/moveanswers.h"

namespace kagetsu::solver {

// Returns all first moves that win by fours, and marks those that begin a shortest win (analysis.md#first-moves). Moves
// that were not decided before the gauge of the search was spent are Unknown.
MoveAnswers firstMoves(const FourBoard &board, FourSearch &search, const StepStore &steps);

} // namespace kagetsu::solver
