// SPDX-License-Identifier: MIT
#pragma once

#include "learn/course/progress.h"
#include "learn/practice/book.h"
#include "learn/task/task.h"

#include <optional>

namespace kagetsu::ui {

// Convert tasks to the questions that daily practice stores, and back (learn.md#daily-practice).
practice::Question questionOf(const task::Task &task);
practice::Question questionOf(course::Place place, std::size_t page);

// Returns nothing if the text can no longer be read. A page of a course is shown in the current language.
std::optional<task::Task> taskOf(const practice::Question &question);

} // namespace kagetsu::ui
