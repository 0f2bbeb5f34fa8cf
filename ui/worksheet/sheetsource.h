// SPDX-License-Identifier: MIT
#pragma once

#include "ui/worksheet/worksheet.h"

#include <functional>

namespace kagetsu::ui {

// Where the tasks of a sheet come from: one of the three.
struct SheetSource
{
    // A position of a record, which becomes a task once it is chosen what is asked.
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

// What can be asked about any position.
inline constexpr std::array AskedOfPlaces { task::Kind::ForbiddenPoints, task::Kind::FirstMove, task::Kind::Win,
    task::Kind::Defend };

// The position with this question alone: comments, marks and moves of a record may tell the answer.
task::Task askedOf(const task::Task &place, task::Kind kind);

struct SolvedTasks
{
    std::vector<SheetTask> tasks {};
    int leftOut = 0; // cannot be set, such as a win where there is none
};

// Hears what part is done, and says whether to go on.
using SheetProgress = std::function<bool(double part)>;

// The tasks with their solutions; pages that ask nothing are not among them. Takes its time.
SolvedTasks solve(const std::vector<task::Task> &tasks, const SheetProgress &goesOn);
SolvedTasks solve(const task::SeedOrder &order, const SheetProgress &goesOn);

} // namespace kagetsu::ui
