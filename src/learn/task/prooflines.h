// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"
#include "learn/task/judged.h"
#include "rules/proof/proof.h"

namespace kagetsu::task {

// Returns lines of stones that show why the point of the proof is forbidden or not: one for each shape that matters, in
// the order of the proof. There is at least one line.
std::vector<Line> linesOf(const rules::Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

// Returns the longest line of a win, up to the five.
Line lineOf(const solver::Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

// Returns the author's line. What its last stone makes is set if it is a five or a straight four.
Line authorsLine(const Task &task);

// Returns the lines that show something that the board of the task does not already show.
std::vector<Line> linesWorthShowing(std::vector<Line> lines, const Task &task);

} // namespace kagetsu::task
