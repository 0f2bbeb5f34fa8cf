// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judge.h"

namespace kagetsu::task {

// A complete right answer, found by the judges, for a person who shows the task to others.
struct ModelAnswer
{
    Answer answer {}; // a right answer; for Defend, and for tasks that want all, every right point
    Judged judged { .correctness = Correctness::Right, .why = Why::NotKnown }; // why it is right, with its lines

    bool isKnown() const { return judged.correctness == Correctness::Right && judged.why != Why::NotKnown; }
    friend bool operator==(const ModelAnswer &, const ModelAnswer &) = default;
};

// The answer is unknown if a search reached its limit, or if the task cannot be set as it is (check.h).
ModelAnswer modelAnswer(const Task &task, const solver::Limits &limits = {});

} // namespace kagetsu::task
