// SPDX-License-Identifier: MIT
#include "ui/learn/worksheet/sheetsource.h"

#include "learn/task/check.h"

#include <algorithm>

namespace kagetsu::ui {

namespace {

// The limit for each search; it is the same on every machine, so that the sheet is the same.
constexpr std::uint64_t NodesOfSheet = 1'000'000;

SolvedTasks solvedFrom(const std::vector<task::Task> &tasks, const SheetProgress &goesOn, double before)
{
    SolvedTasks solved;
    double done = before;
    solver::Limits limits;
    limits.nodes = NodesOfSheet;
    limits.goesOn = [&](const solver::Progress &) { return goesOn(done); };
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        done = before + (1 - before) * static_cast<double>(i) / static_cast<double>(tasks.size());
        if (!goesOn(done))
            return {};
        if (tasks[i].kind == task::Kind::Show)
            continue;
        task::Task asked = tasks[i];
        asked.text = "?"; // a sheet adds its own question if the author wrote none
        if (task::faultOf(asked, limits))
            ++solved.leftOut;
        else
            solved.tasks.push_back({ tasks[i], task::solutionOf(tasks[i], limits) });
    }
    return solved;
}

} // namespace

task::Task askedOf(const task::Task &place, task::Kind kind)
{
    task::Task task;
    task.position = place.position;
    task.rules = place.rules;
    task.side = place.side;
    task.kind = kind;
    // Asks about the side that can have forbidden points, whichever is to move.
    if (kind == task::Kind::ForbiddenPoints && !task::forbidsAnything(task))
        task.side = other(task.side);
    return task;
}

SolvedTasks solve(const std::vector<task::Task> &tasks, const SheetProgress &goesOn)
{
    return solvedFrom(tasks, goesOn, 0);
}

SolvedTasks solve(const task::SeedOrder &order, const SheetProgress &goesOn)
{
    constexpr double Making = 0.8; // making the tasks takes longer than solving them
    double done = 0;
    const std::vector<task::Task> tasks = task::makeTasks(
        order, [&] { return !goesOn(done); }, [&](int made) { done = Making * made / std::max(1, order.count); });
    return solvedFrom(tasks, goesOn, Making);
}

} // namespace kagetsu::ui
