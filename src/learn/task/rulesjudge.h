// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judged.h"

namespace kagetsu::task {

// Judge the kinds that need only rules and proofs.
Judged judgeForbiddenPoints(const Task &task, const Answer &answer);
Judged judgeIsForbidden(const Task &task, const Answer &answer);
Judged judgeShape(const Task &task, const Answer &answer);
Judged judgeWhyNot(const Task &task, const Answer &answer);

// Returns what the rules say about a point: forbidden, allowed or winning, with the lines of its proof.
Judged verdictOn(const Task &task, rules::Point point);

} // namespace kagetsu::task
