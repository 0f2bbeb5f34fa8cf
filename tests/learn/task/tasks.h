// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/cases.h"
#include "learn/task/judge.h"
#include "stones.h"

namespace kagetsu::task {

// Return a task for Black under the rules of renju, with a question.
Task taskOf(Kind kind, const rules::Position &position);
Task taskOf(Kind kind, const lesson::Case &one);

// Says why a line cannot be placed on the position of the task, or does not show what it claims; empty if it is
// correct. Uses only the rules, and counts on the board what the line claims.
std::string faultOfLine(const Line &line, const rules::Position &from, rules::Side side, const rules::RuleSet &rules);

} // namespace kagetsu::task
