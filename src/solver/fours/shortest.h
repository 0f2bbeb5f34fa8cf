// SPDX-License-Identifier: MIT
#pragma once

#include "solver/fours/foursearch.h"

namespace kagetsu::solver {

// The shortest win, when one is known (solver.md#shortest-win): a win as short as any, or, when the gauge of the search
// is spent, the shortest found until then.
StepNumber shorten(FourSearch &search, const StepStore &steps, StepNumber known, rules::Side attacker);

} // namespace kagetsu::solver
