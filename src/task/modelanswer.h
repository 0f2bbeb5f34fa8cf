// SPDX-License-Identifier: MIT
#pragma once

#include "task/judge.h"

namespace kagetsu::task {

// A whole right answer, found by those who judge, for who shows a task to others.
struct ModelAnswer
{
    Answer answer {}; // of Defend and of tasks that want all, every right point
    Judged judged { .verdict = Verdict::Right, .why = Why::NotKnown }; // why it is right, with its lines

    bool isKnown() const { return judged.verdict == Verdict::Right && judged.why != Why::NotKnown; }
    friend bool operator==(const ModelAnswer &, const ModelAnswer &) = default;
};

// Not known when a search came to its limit, or when the task cannot be set as it is (check.h).
ModelAnswer modelAnswer(const Task &task, const solver::Limits &limits = {});

} // namespace kagetsu::task
