// SPDX-License-Identifier: MIT
#pragma once

#include "solver/proof/proof.h"

namespace kagetsu::solver {

// Adds to every step that ends with a forbidden defence why it is forbidden, by the rules (solver.md#proof).
void explainForbiddenDefences(Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::solver
