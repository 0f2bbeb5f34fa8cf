// SPDX-License-Identifier: MIT
#pragma once

#include "solver/limits.h"
#include "task/judged.h"

#include <set>

namespace kagetsu::task {

// Whether the search for wins judges this kind, so that an answer may take its time.
bool asksSolver(Kind kind);

// What an answer is worth, with its reason (lessons.md#judging). Of an answer of several points the last one is judged,
// and those before it are taken for judged; when it is finished, all of it is. The limits are for every search.
Judged judge(const Task &task, const Answer &answer, const solver::Limits &limits = {});

// The right answers by rules alone; what WhyNot and NameShape need of the task must be there.
// Of the marked stones: what they are. Nothing when they are no stones of one side.
std::optional<Shape> shapeOf(const Task &task);
// All reasons why the stones are no three; none when they are one, or nothing looks like one.
std::set<WhyNot> reasonsOf(const Task &task);

} // namespace kagetsu::task
