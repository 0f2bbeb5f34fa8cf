// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::ai {

// The strength of a level: how much the computer sees (engine-ai.md#levels). Each level sees what the level below it
// sees, and more; no level plays a bad move on purpose.
struct Level
{
    bool seesThrees = true; // sees that a straight four or two fours win, and what stops them
    int depth = 0; // the greatest number of quiet moves it looks ahead
    int fours = 0; // how many fours of its own in a row it looks for, at most
    std::uint64_t nodes = 0; // the greatest number of positions it examines for a move, unless the task sets another
    // asks the solver for wins by fours of any length for both sides, and for its own wins by threes
    bool asksSolver = false;
    bool skims = false; // looks less far ahead after moves that seem worse
};

constexpr int LowestLevel = 1;
constexpr int HighestLevel = 6;

constexpr std::array<Level, HighestLevel> Levels { {
    { .seesThrees = false, .depth = 1, .fours = 0, .nodes = 2'000 },
    { .depth = 1, .fours = 0, .nodes = 5'000 },
    { .depth = 2, .fours = 1, .nodes = 20'000 },
    { .depth = 3, .fours = 3, .nodes = 30'000 },
    { .depth = 4, .fours = 5, .nodes = 60'000 },
    { .depth = 40, .fours = 8, .nodes = 1'000'000, .asksSolver = true, .skims = true },
} };

// Returns the level with this number, from LowestLevel to HighestLevel.
constexpr const Level &levelOf(int number)
{
    return Levels[static_cast<std::size_t>(number - LowestLevel)];
}

} // namespace kagetsu::ai
