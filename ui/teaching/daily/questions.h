// SPDX-License-Identifier: MIT
#pragma once

#include "course/progress.h"
#include "practice/book.h"
#include "task/task.h"

#include <optional>

namespace kagetsu::ui {

// Tasks as daily practice keeps them, and back (lessons.md#daily-practice).
practice::Question questionOf(const task::Task &task);
practice::Question questionOf(course::Place place, std::size_t page);

// Nothing where the text cannot be read any more. A page of a course is asked in the language in force.
std::optional<task::Task> taskOf(const practice::Question &question);

} // namespace kagetsu::ui
