// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <optional>
#include <vector>

namespace kagetsu::record {

// The sizes of boards that a record may have (record-sgf.md#r18). Only square boards of 5 to 26 lines can be played on;
// others can only be viewed.
constexpr int MinRecordSize = 3;
constexpr int MaxRecordSize = 52;

// The stones on a board of any size that a record may have.
class Stones
{
public:
    Stones(int columns = rules::DefaultBoardSize, int rows = rules::DefaultBoardSize);

    int columns() const { return m_columns; }
    int rows() const { return m_rows; }
    bool isOn(rules::Point point) const
    {
        return point.x >= 0 && point.y >= 0 && point.x < m_columns && point.y < m_rows;
    }
    // The point must be on the board.
    rules::Stone at(rules::Point point) const { return m_stones[index(point)]; }
    void set(rules::Point point, rules::Stone stone) { m_stones[index(point)] = stone; }
    int count(rules::Stone stone) const;

    // Returns the same stones as a position of the rules, or nothing if the board has a size that cannot be played on.
    std::optional<rules::Position> toPosition() const;

    friend bool operator==(const Stones &, const Stones &) = default;

private:
    std::size_t index(rules::Point point) const { return static_cast<std::size_t>(point.y * m_columns + point.x); }

    int m_columns;
    int m_rows;
    std::vector<rules::Stone> m_stones;
};

} // namespace kagetsu::record
