// SPDX-License-Identifier: MIT
#pragma once

#include "task/judge.h"

namespace kagetsu::task {

// Why a task cannot be set as its author wrote it.
enum class TaskFaultCode : std::uint8_t {
    NoQuestion, // nothing is asked in words
    NoPoint, // the kind asks about a point, and none is chosen
    PointTaken, // a stone lies there
    NoStones, // the kind asks about stones, and none are chosen
    NotOneSide, // the stones asked about are not all there, or not of the side asked about
    NoFalseThree, // nothing there looks like a three and is none
    NothingForbidden, // the rule forbids this side nothing at all
    NoWin, // the side does not win
    AllWithThrees, // all first moves are known of wins by fours alone
    NoThreat, // the other side does not win, so there is nothing to stop
    NoDefence, // nothing stops it
    NotFound, // the search did not come to an end
    NoChoices, // fewer than two answers
    NoRightChoice,
    NoLine, // no stones to lay
    WrongSolution, // the author's solution is not right: see `judged`
};

struct TaskFault
{
    TaskFaultCode code = TaskFaultCode::NoQuestion;
    Judged judged {}; // of WrongSolution: why

    friend bool operator==(const TaskFault &, const TaskFault &) = default;
};

// The first fault; nothing when a pupil can be asked.
std::optional<TaskFault> faultOf(const Task &task, const solver::Limits &limits = {});

// The rules forbid this side something.
bool forbidsAnything(const Task &task);

} // namespace kagetsu::task
