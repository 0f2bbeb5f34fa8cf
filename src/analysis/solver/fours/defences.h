// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/fours/foursearch.h"
#include "analysis/solver/moveanswers.h"

namespace kagetsu::solver {

// Returns every move of the defender, who is to move, with the answer to whether the attacker wins by fours after it
// (analysis.md#defences). The board is unchanged on return.
MoveAnswers defences(FourBoard &board, FourSearch &search, const StepStore &steps);

} // namespace kagetsu::solver
