// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judge.h"

namespace kagetsu::task {

// The reason why a task cannot be set as its author wrote it.
enum class TaskFaultCode : std::uint8_t {
    NoQuestion, // the question has no words
    NoPoint, // the kind asks about a point, and none is chosen
    PointTaken, // there is a stone on it
    NoStones, // the kind asks about stones, and none are chosen
    NotOneSide, // some of the stones asked about are missing, or not of the side asked about
    NotOffered, // the right answer is not among those that a pupil chooses from
    NoFalseThree, // no shape there looks like a three without being one
    NothingForbidden, // the rule forbids this side nothing at all
    NoWin, // the side does not win
    AllWithThrees, // all first moves can be found only for wins by fours alone
    NoThreat, // the other side does not win, so there is nothing to stop
    NoDefence, // nothing stops it
    NotFound, // the search reached a limit
    NoChoices, // fewer than two answers, and not one that is a point
    NoRightChoice,
    NoLine, // there are no stones to place
    WrongSolution, // the author's solution is wrong: see `judged`
};

// A fault of a task, with the judgement of its solution if that is the fault.
struct TaskFault
{
    TaskFaultCode code = TaskFaultCode::NoQuestion;
    Judged judged {}; // the reason for WrongSolution

    friend bool operator==(const TaskFault &, const TaskFault &) = default;
};

// Returns the first fault; nothing if the task can be given to a pupil.
std::optional<TaskFault> faultOf(const Task &task, const solver::Limits &limits = {});

// True if the rules forbid this side anything.
bool forbidsAnything(const Task &task);

} // namespace kagetsu::task
