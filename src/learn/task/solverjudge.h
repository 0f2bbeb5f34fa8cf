// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/limits.h"
#include "learn/task/judged.h"

namespace kagetsu::task {

// Judge the kinds that need a search for wins.
Judged judgeWin(const Task &task, const Answer &answer, const solver::Limits &limits);
Judged judgeFirstMove(const Task &task, const Answer &answer, const solver::Limits &limits);
Judged judgeDefend(const Task &task, const Answer &answer, const solver::Limits &limits);

} // namespace kagetsu::task
