// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/fours/foursearch.h"

namespace kagetsu::solver {

// Returns a shortest win, given any win (analysis.md#shortest-win). If the gauge of the search is spent, returns the
// shortest win found so far.
StepNumber shorten(FourSearch &search, const StepStore &steps, StepNumber known, rules::Side attacker);

} // namespace kagetsu::solver
