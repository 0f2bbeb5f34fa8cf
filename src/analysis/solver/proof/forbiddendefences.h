// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"

namespace kagetsu::solver {

// Adds the reason why the defence is forbidden, by the rules, to every step that ends with a forbidden defence
// (analysis.md#proof).
void explainForbiddenDefences(Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::solver
