// SPDX-License-Identifier: MIT
#pragma once

#include "ui/learn/worksheet/worksheet.h"

#include <functional>

namespace kagetsu::ui {

// The source of a sheet's tasks: exactly one of the three members is set.
struct SheetSource
{
    // A position of a record, which becomes a task once the question is chosen.
    struct Place
    {
        QString name;
        task::Task task;
        bool isChosen = false;
    };

    std::vector<task::Task> lesson {};
    std::vector<Place> places {};
    std::optional<task::SeedOrder> seed {};
};

// The questions that can be asked about any position.
inline constexpr std::array AskedOfPlaces { task::Kind::ForbiddenPoints, task::Kind::FirstMove, task::Kind::Win,
    task::Kind::Defend };

// Returns the position with only this question, because comments, marks and moves of a record may reveal the answer.
task::Task askedOf(const task::Task &place, task::Kind kind);

// Tasks with their solutions, and the number of tasks that had to be left out.
struct SolvedTasks
{
    std::vector<SheetTask> tasks {};
    int leftOut = 0; // tasks that cannot be set, such as a win where there is none
};

// Receives the finished part, from 0 to 1, and returns whether to continue.
using SheetProgress = std::function<bool(double part)>;

// Returns the tasks with their solutions. Pages that ask nothing are left out. This takes some time.
SolvedTasks solve(const std::vector<task::Task> &tasks, const SheetProgress &goesOn);
SolvedTasks solve(const task::SeedOrder &order, const SheetProgress &goesOn);

} // namespace kagetsu::ui
