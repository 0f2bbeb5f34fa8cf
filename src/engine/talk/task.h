// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <cstdint>

namespace kagetsu::engine {

enum class TaskKind : std::uint8_t { Move, Analysis, Swap2, Forbidden, Balance };

// One request to an engine.
struct Task
{
    TaskKind kind = TaskKind::Move;
    SearchRequest request;
    int count = 1; // number of lines, or of balancing moves
    int evaluation = 0; // evaluation that the moves are to reach
    SearchNumber number = 0;
    bool withFields = false; // for Swap2: True if it has refused the stones without fields (engine.md#swap2)
    bool isRepeated = false; // True if it has refused the position once (engine.md#traps)

    friend bool operator==(const Task &, const Task &) = default;
};

} // namespace kagetsu::engine
