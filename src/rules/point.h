// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::rules {

// The colours of the stones. White's meaning never changes with a swap: a swap exchanges the people, not the stones.
enum class Side : std::uint8_t { Black, White };

constexpr Side other(Side side)
{
    return side == Side::Black ? Side::White : Side::Black;
}

// Boards a game can be played on (points per side); 15 is the board of renju.
constexpr int MinBoardSize = 5;
constexpr int MaxBoardSize = 26;
constexpr int DefaultBoardSize = 15;

// A crossing of the board: x from the left, y from the bottom, both from 0 (openings.md#coordinates; A1 is {0, 0}).
struct Point
{
    std::int8_t x = 0;
    std::int8_t y = 0;

    constexpr Point() = default;
    constexpr Point(int column, int row)
        : x(static_cast<std::int8_t>(column))
        , y(static_cast<std::int8_t>(row))
    {
    }
    friend constexpr bool operator==(Point, Point) = default;
    // Board order of verdict lists: column A first, in it row 1 first.
    friend constexpr auto operator<=>(Point, Point) = default;
};

constexpr bool isOn(Point point, int size)
{
    return point.x >= 0 && point.y >= 0 && point.x < size && point.y < size;
}

// "H8": a letter from the left, none skipped, and a number from the bottom.
std::string toText(Point point);
// Reads "H8" or "h8"; nothing when it is no such text or lies off a board of this size.
std::optional<Point> pointFromText(std::string_view text, int size);

} // namespace kagetsu::rules
