// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <random>

namespace kagetsu::rules {

// A step from one board to the next: a stone where there was none, or none where there was one.
struct Change
{
    Point point;
    Stone stone = Stone::None;
};

// Random boards, for laws that must hold on all boards. The same seed gives the same boards everywhere.
class RandomBoards
{
public:
    explicit RandomBoards(std::uint32_t seed)
        : m_random(seed)
    {
    }

    // Returns a number from 0 to `bound` - 1.
    int below(int bound) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(bound)); }

    // Scatters stones anywhere: `filled` and `black` are percentages of all points and of the stones.
    Position scattered(int size, int filled, int black);
    // Places stones close to one another around the centre, as in a game.
    Position clustered(int size, int stones, int black);
    // Repeats a small pattern over the board with a few stones changed: dense, with many crossing threes.
    Position tiled(int size, int period, int filled);

    // Adds or removes one stone, near others as in a game or anywhere.
    enum class Place { Near, Anywhere };
    Change change(const Position &position, Place place);

private:
    std::mt19937 m_random;
};

} // namespace kagetsu::rules
