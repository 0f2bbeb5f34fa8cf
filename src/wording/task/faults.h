// SPDX-License-Identifier: MIT
#pragma once

#include "task/lesson.h"

#include <QString>

namespace kagetsu::wording {

// Why a task cannot be set, for its author: what is missing, or why his solution is wrong.
QString faultText(const task::TaskFault &fault, const task::Task &task);

// What is wrong with a page of a file, with its place where that is known.
QString faultText(const task::PageFault &fault, int page);

} // namespace kagetsu::wording
