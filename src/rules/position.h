// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <array>
#include <optional>

namespace kagetsu::rules {

enum class Stone : std::uint8_t { None, Black, White };

constexpr Stone stoneOf(Side side)
{
    return side == Side::Black ? Stone::Black : Stone::White;
}

// Stones on a square board, and nothing else: no history, no side to move. Any arrangement is allowed.
class Position
{
public:
    explicit Position(int size = DefaultBoardSize);

    int size() const { return m_size; }
    bool isOn(Point point) const { return rules::isOn(point, m_size); }
    // The point must be on the board.
    Stone at(Point point) const { return m_stones[index(point)]; }
    bool isEmpty(Point point) const { return at(point) == Stone::None; }
    bool has(Point point, Side side) const { return at(point) == stoneOf(side); }
    // Puts a stone of this side, or takes the stone away (Stone::None).
    void set(Point point, Stone stone);
    void place(Point point, Side side) { set(point, stoneOf(side)); }
    void clear(Point point) { set(point, Stone::None); }

    int count(Side side) const { return side == Side::Black ? m_black : m_white; }
    bool isFull() const { return m_black + m_white == m_size * m_size; }

    friend bool operator==(const Position &, const Position &) = default;

private:
    static std::size_t index(Point point) { return static_cast<std::size_t>(point.y * MaxBoardSize + point.x); }

    int m_size;
    int m_black = 0;
    int m_white = 0;
    std::array<Stone, MaxBoardSize * MaxBoardSize> m_stones {};
};

// The board text of cli.md: size·size characters, the top row first, `X` black, `O` white, `.` empty.
std::string toText(const Position &position);
// Nothing when the length is no square of 5 to 26 or another character occurs.
std::optional<Position> positionFromText(std::string_view text);

} // namespace kagetsu::rules
