// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <random>

namespace kagetsu::rules {

// One step from a board to the next: a stone where there was none, or none where there was one.
struct Change
{
    Point point;
    Stone stone = Stone::None;
};

// Boards nobody drew, for laws that must hold on all of them. The same seed gives the same boards everywhere.
class RandomBoards
{
public:
    explicit RandomBoards(std::uint32_t seed)
        : m_random(seed)
    {
    }

    // A number from 0, below `bound`.
    int below(int bound) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(bound)); }

    // Stones anywhere: `filled` and `black` in percent, of all points and of the stones.
    Position scattered(int size, int filled, int black);
    // Stones that cling to one another round the centre, as in a game.
    Position clustered(int size, int stones, int black);
    // A small pattern repeated over the board with a few stones changed: dense, many crossing threes.
    Position tiled(int size, int period, int filled);

    // One stone put or taken away, near others as in a game or anywhere.
    enum class Place { Near, Anywhere };
    Change change(const Position &position, Place place);

private:
    std::mt19937 m_random;
};

} // namespace kagetsu::rules
