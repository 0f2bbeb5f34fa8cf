// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

namespace kagetsu::task {

// Returns the answer of somebody who shows only this point, such as a pupil in a class: its first move, one of several
// points, or a choice. Returns nothing if the task is not answered by points, or not by this one.
std::optional<Answer> answerAt(const Task &task, rules::Point point);

} // namespace kagetsu::task
