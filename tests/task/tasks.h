// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/cases.h"
#include "stones.h"
#include "task/judge.h"

namespace kagetsu::task {

// A task for Black under the rules of renju, with a question.
Task taskOf(Kind kind, const rules::Position &position);
Task taskOf(Kind kind, const lesson::Case &one);

// Why a line cannot be laid on the position of the task, or does not show what it says; empty when all is well. Goes by
// the rules alone and counts on the board what the line claims.
std::string faultOfLine(const Line &line, const rules::Position &from, rules::Side side, const rules::RuleSet &rules);

} // namespace kagetsu::task
