// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <vector>

namespace kagetsu::rules {

// The four kinds of lines, in the order in which proofs name them (rules.md#proofs).
enum class Direction : std::uint8_t { Row, Column, Rising, Falling };

constexpr Direction AllDirections[] { Direction::Row, Direction::Column, Direction::Rising, Direction::Falling };

// Returns one step along the line: Row (1, 0), Column (0, 1), Rising (1, 1), Falling (1, -1).
constexpr Point stepOf(Direction direction)
{
    switch (direction) {
    case Direction::Row: return { 1, 0 };
    case Direction::Column: return { 0, 1 };
    case Direction::Rising: return { 1, 1 };
    case Direction::Falling: return { 1, -1 };
    }
    return {};
}

constexpr Point advance(Point point, Direction direction, int steps)
{
    const Point step = stepOf(direction);
    return { point.x + steps * step.x, point.y + steps * step.y };
}

// An unbroken row: neighbouring stones of one colour, as far as they extend both ways (rules.md#terms).
struct UnbrokenRow
{
    Direction direction = Direction::Row;
    Point first; // the end that comes first along the direction
    int length = 0;

    std::vector<Point> points() const;
    friend bool operator==(const UnbrokenRow &, const UnbrokenRow &) = default;
};

// Returns the unbroken row of this side through a point that holds its stone, or is treated as if it did.
UnbrokenRow unbrokenRow(const Position &position, Point point, Side side, Direction direction);

} // namespace kagetsu::rules
