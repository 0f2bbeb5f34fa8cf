// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/difficulty.h"
#include "task/task.h"

#include <functional>

namespace kagetsu::task {

// The kinds that can be made without end (lessons.md#endless-tasks).
inline constexpr Kind MadeKinds[] { Kind::ForbiddenPoints, Kind::IsForbidden, Kind::NameShape, Kind::WhyNot, Kind::Win,
    Kind::FirstMove, Kind::Defend };

// A task of this kind and level, without words, which can be set: faultOf() finds nothing else. The same seed gives the
// same task everywhere. Nothing when none came up in many tries, which next to never happens, or when it is cancelled.
std::optional<Task> makeTask(
    Kind kind, lesson::Level level, std::uint32_t seed, const std::function<bool()> &isCancelled);

} // namespace kagetsu::task
