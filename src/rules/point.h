// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::rules {

// The colours of the stones. A swap exchanges the people, not the stones, so it never changes the meaning of White.
enum class Side : std::uint8_t { Black, White };

constexpr Side other(Side side)
{
    return side == Side::Black ? Side::White : Side::Black;
}

// The range of board sizes for a game, and the size for renju, in points per side.
constexpr int MinBoardSize = 5;
constexpr int MaxBoardSize = 26;
constexpr int DefaultBoardSize = 15;

// A point of the board: x counts from the left, y from the bottom, both from 0 (opening.md#coordinates; A1 is {0, 0}).
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
    // Board order, in which verdicts list points: column A first, and within a column row 1 first.
    friend constexpr auto operator<=>(Point, Point) = default;
};

constexpr bool isOn(Point point, int size)
{
    return point.x >= 0 && point.y >= 0 && point.x < size && point.y < size;
}

// Returns a name such as "H8": the column as a letter from the left, with no letter skipped, and the row as a number
// from the bottom.
std::string toText(Point point);
// Reads "H8" or "h8". Returns nothing if the text has another form or the point is off a board of this size.
std::optional<Point> pointFromText(std::string_view text, int size);

} // namespace kagetsu::rules
