// SPDX-License-Identifier: MIT
#pragma once

#include "engine/search.h"

#include <cstdint>

namespace kagetsu::engine {

enum class TaskKind : std::uint8_t { Move, Analysis, Swap2, Forbidden, Balance };

// One thing that an engine is asked.
struct Task
{
    TaskKind kind = TaskKind::Move;
    SearchRequest request;
    int count = 1; // of lines, or of moves that balance
    int evaluation = 0; // that these are to reach
    SearchNumber number = 0;
    bool withFields = false; // Swap2: it has refused the stones without (engines.md#swap2)
    bool isRepeated = false; // it has refused the position once (engines.md#traps)

    friend bool operator==(const Task &, const Task &) = default;
};

} // namespace kagetsu::engine
