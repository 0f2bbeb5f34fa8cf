// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/difficulty.h"
#include "task/task.h"

#include <functional>
#include <optional>
#include <vector>

namespace kagetsu::task {

// The kinds that can be made without end (lessons.md#endless-tasks).
inline constexpr Kind MadeKinds[] { Kind::ForbiddenPoints, Kind::IsForbidden, Kind::NameShape, Kind::WhyNot, Kind::Win,
    Kind::FirstMove, Kind::Defend };

// A task of this kind and level, without words, which can be set: faultOf() finds nothing else. The same seed gives the
// same task everywhere. Nothing when none came up in many tries, which next to never happens, or when it is cancelled.
std::optional<Task> makeTask(
    Kind kind, lesson::Level level, std::uint32_t seed, const std::function<bool()> &isCancelled);

// Tasks that can be made again from little: what a sheet of paper says of itself, so that its answers can be printed
// later.
struct SeedOrder
{
    Kind kind = Kind::ForbiddenPoints; // one of MadeKinds
    lesson::Level level = lesson::Level::Easy;
    std::uint32_t seed = 1;
    int count = 12;

    friend bool operator==(const SeedOrder &, const SeedOrder &) = default;
};

// Of a few digits, to be typed from paper.
constexpr std::uint32_t MostSeed = 999999;
constexpr int MostOrdered = 200;

// As many tasks, no two of them the same, from the seed and those after it; fewer of the same seed are the first of
// them. `made` hears how many there are; nothing when it was cancelled.
std::vector<Task> makeTasks(
    const SeedOrder &order, const std::function<bool()> &isCancelled, const std::function<void(int)> &made = {});

} // namespace kagetsu::task
