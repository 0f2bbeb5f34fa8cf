// SPDX-License-Identifier: MIT
#pragma once

#include "task/judge.h"

namespace kagetsu::task {

// The right answer to a task, as rules, solver or author have it: for who looks it up and is not asked.
struct Solution
{
    bool isKnown = false; // judge() calls the answer right; else a limit was reached, or there is none
    Answer answer {};
    Judged judged {}; // of that answer
    std::set<WhyNot> reasons {}; // of WhyNot: each of them is right
    // Each of the points alone is right, and there may be others: of FirstMove and Defend where not all are wanted.
    bool isChoice = false;

    friend bool operator==(const Solution &, const Solution &) = default;
};

// Of Win every move of both sides until nothing stops the five any more, against the best defence.
Solution solutionOf(const Task &task, const solver::Limits &limits = {});

} // namespace kagetsu::task
