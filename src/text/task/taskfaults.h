// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/lesson.h"

#include <QString>

namespace kagetsu::text {

// Returns, for its author, why a task cannot be set: what is missing, or why the solution is wrong.
QString faultText(const task::TaskFault &fault, const task::Task &task);

// Returns what is wrong with a page of a file, with its place if known.
QString faultText(const task::PageFault &fault, int page);

} // namespace kagetsu::text
