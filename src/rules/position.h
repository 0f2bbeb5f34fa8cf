// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pointset.h"

#include <optional>

namespace kagetsu::rules {

enum class Stone : std::uint8_t { None, Black, White };

constexpr Stone stoneOf(Side side)
{
    return side == Side::Black ? Stone::Black : Stone::White;
}

class Position;

// Returns the board as text (command-line.md#boards-and-points): size·size characters, the top row first, `X` for
// black, `O` for white and `.` for empty.
std::string toText(const Position &position);
// Reads such a text. Returns nothing if its length is not the square of a board size from 5 to 26, or if it has another
// character.
std::optional<Position> positionFromText(std::string_view text);

// The stones on a square board and nothing else: no history and no side to move. Any arrangement is allowed.
class Position
{
public:
    explicit Position(int size = DefaultBoardSize);

    int size() const { return m_size; }
    bool isOn(Point point) const { return rules::isOn(point, m_size); }
    // The point must be on the board.
    Stone at(Point point) const
    {
        return m_black.contains(point) ? Stone::Black : m_white.contains(point) ? Stone::White : Stone::None;
    }
    bool isEmpty(Point point) const { return at(point) == Stone::None; }
    bool has(Point point, Side side) const { return stones(side).contains(point); }
    // Puts a stone on the point, or removes the stone there if `stone` is Stone::None.
    void set(Point point, Stone stone);
    void place(Point point, Side side) { set(point, stoneOf(side)); }
    void clear(Point point) { set(point, Stone::None); }

    const PointSet &stones(Side side) const { return side == Side::Black ? m_black : m_white; }
    PointSet emptyPoints() const;
    int count(Side side) const { return stones(side).count(); }
    bool isFull() const { return count(Side::Black) + count(Side::White) == m_size * m_size; }

    friend bool operator==(const Position &, const Position &) = default;

private:
    friend std::optional<Position> positionFromText(std::string_view text);

    int m_size;
    PointSet m_black;
    PointSet m_white;
};

} // namespace kagetsu::rules
