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

// The author's line. What its last stone makes is told where it is a five or a straight four.
Line authorsLine(const Task &task);

// Of these lines those that show something the board of the task does not show already.
std::vector<Line> linesWorthShowing(std::vector<Line> lines, const Task &task);

} // namespace kagetsu::task
