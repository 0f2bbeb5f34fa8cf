// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::brain {

// How much the opponent sees (brain.md#levels). Each level sees what the one below it sees, and more; none plays a bad
// move on purpose.
struct Level
{
    bool seesThrees = true; // what a straight four and two fours win, and what stops them
    int depth = 0; // quiet moves it looks ahead at most
    int fours = 0; // of its own in a row that it looks for, in thought as on the board
    std::uint64_t nodes = 0; // positions it looks at for one move at most, unless told otherwise
    bool asksSolver = false; // for wins by fours of any length, of both sides, and its own by threes
    bool skims = false; // looks less far after moves that seem worse
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

// From LowestLevel to HighestLevel.
constexpr const Level &levelOf(int number)
{
    return Levels[static_cast<std::size_t>(number - LowestLevel)];
}

} // namespace kagetsu::brain
