// SPDX-License-Identifier: MIT
#pragma once

#include "task/judged.h"

namespace kagetsu::task {

// The kinds that rules and proofs judge.
Judged judgeForbiddenPoints(const Task &task, const Answer &answer);
Judged judgeIsForbidden(const Task &task, const Answer &answer);
Judged judgeShape(const Task &task, const Answer &answer);
Judged judgeWhyNot(const Task &task, const Answer &answer);

// What is said of a point by rules: forbidden, allowed or winning, with the lines of its proof.
Judged verdictOn(const Task &task, rules::Point point);

} // namespace kagetsu::task
