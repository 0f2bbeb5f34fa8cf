// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/difficulty.h"
#include "learn/task/task.h"

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::task {

// The kinds of tasks that can be generated without limit (learn.md#endless-tasks).
inline constexpr Kind MadeKinds[] { Kind::ForbiddenPoints, Kind::IsForbidden, Kind::NameShape, Kind::WhyNot, Kind::Win,
    Kind::FirstMove, Kind::Defend };

// Makes a task of this kind and level, without words, in which faultOf() finds no other fault. The same seed gives the
// same task on every machine. Returns nothing if cancelled, or if no task was found in many tries, which almost never
// happens.
std::optional<Task> makeTask(
    Kind kind, lesson::Level level, std::uint32_t seed, const std::function<bool()> &isCancelled);

// Everything needed to make a set of tasks again. It is printed on a sheet, so that the answers can be printed later.
struct SeedOrder
{
    Kind kind = Kind::ForbiddenPoints; // one of MadeKinds
    lesson::Level level = lesson::Level::Easy;
    std::uint32_t seed = 1;
    int count = 12;
    std::vector<Kind> more {}; // further kinds on the same sheet, as many tasks of each; at most MostMoreKinds

    friend bool operator==(const SeedOrder &, const SeedOrder &) = default;
};

// The largest seed has few digits, so that it can be typed from paper.
constexpr std::uint32_t MostSeed = 999999;
constexpr int MostOrdered = 200;
constexpr std::size_t MostMoreKinds = 2;

// Returns the kinds of an order, each once, in its order.
std::vector<Kind> kindsOf(const SeedOrder &order);

// Makes `order.count` different tasks, from the seed and those after it, kind after kind; where they cannot be equally
// many of each, the first kinds have one more. A smaller order with the same seed gives the first tasks of each kind of a
// larger one. `made` receives the number made so far. Returns nothing if cancelled.
std::vector<Task> makeTasks(
    const SeedOrder &order, const std::function<bool()> &isCancelled, const std::function<void(int)> &made = {});

} // namespace kagetsu::task
