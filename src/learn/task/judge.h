// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/limits.h"
#include "learn/task/judged.h"

#include <set>

namespace kagetsu::task {

// True if this kind is judged by a search for wins, which may take some time.
bool asksSolver(Kind kind);

// Judges an answer and gives the reason (learn.md#judging). If the answer consists of several points, only the last
// one is judged, and the earlier ones are assumed to be right; a finished answer is judged as a whole. `limits` apply
// to each search.
Judged judge(const Task &task, const Answer &answer, const solver::Limits &limits = {});

// The following give the right answers by the rules alone. The members of the task that NameShape and WhyNot need must
// be set.
// Returns the shape of the marked stones; nothing if they are not stones of one side.
std::optional<Shape> shapeOf(const Task &task);
// Returns all reasons why the stones are not a three; none if they are one, or if nothing looks like one.
std::set<WhyNot> reasonsOf(const Task &task);

} // namespace kagetsu::task
