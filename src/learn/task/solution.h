// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judge.h"

namespace kagetsu::task {

// The right answer to a task, by the rules, the solver or the author, for a reader who looks it up without being asked
// the task.
struct Solution
{
    bool isKnown = false; // true if judge() accepts the answer; false if a limit was reached or there is none
    Answer answer {};
    Judged judged {}; // the judgement of that answer
    std::set<WhyNot> reasons {}; // all right reasons of a WhyNot task
    // True if each point alone is right, and there may be others: for FirstMove and Defend if not all are wanted.
    bool isChoice = false;
    bool areAll = true; // Defend: no other point stops the win; false if a limit left one open
    // Win and FirstMove, by fours: all first moves that win, in board order; empty if a limit left one open.
    std::vector<rules::Point> firstMoves {};

    friend bool operator==(const Solution &, const Solution &) = default;
};

// Finds the solution. For Win it contains every move of both sides, the shortest win by fours if there is one, against
// the best defence, until nothing can stop the five.
Solution solutionOf(const Task &task, const solver::Limits &limits = {});

// Fills in the first moves of a win with threes, too, for a key of answers; this takes far longer.
void addFirstMoves(Solution &solution, const Task &task, const solver::Limits &limits);

} // namespace kagetsu::task
