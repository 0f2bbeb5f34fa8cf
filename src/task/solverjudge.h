// SPDX-License-Identifier: MIT
#pragma once

#include "solver/limits.h"
#include "task/judged.h"

namespace kagetsu::task {

// The kinds that the search for wins judges.
Judged judgeWin(const Task &task, const Answer &answer, const solver::Limits &limits);
Judged judgeFirstMove(const Task &task, const Answer &answer, const solver::Limits &limits);
Judged judgeDefend(const Task &task, const Answer &answer, const solver::Limits &limits);

} // namespace kagetsu::task
