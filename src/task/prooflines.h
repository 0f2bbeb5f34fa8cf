// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"
#include "solver/proof/proof.h"
#include "task/judged.h"

namespace kagetsu::task {

// Why the point of the proof is what it is, to be seen: for each shape that matters a line of stones, in the order in
// which the proof tells them. There is at least one.
std::vector<Line> linesOf(const rules::Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

// The longest line of a win, up to the five.
Line lineOf(const solver::Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::task
