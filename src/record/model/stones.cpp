// SPDX-License-Identifier: MIT
#include "record/model/stones.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::record {

Stones::Stones(int columns, int rows)
    : m_columns(columns)
    , m_rows(rows)
    , m_stones(static_cast<std::size_t>(columns * rows), rules::Stone::None)
{
    assert(columns > 0 && columns <= MaxRecordSize && rows > 0 && rows <= MaxRecordSize);
}

int Stones::count(rules::Stone stone) const
{
    return static_cast<int>(std::count(m_stones.begin(), m_stones.end(), stone));
}

std::optional<rules::Position> Stones::toPosition() const
{
    if (m_columns != m_rows || m_columns < rules::MinBoardSize || m_columns > rules::MaxBoardSize)
        return std::nullopt;
    rules::Position position(m_columns);
    for (int y = 0; y < m_rows; ++y) {
        for (int x = 0; x < m_columns; ++x)
            position.set({ x, y }, at({ x, y }));
    }
    return position;
}

} // namespace kagetsu::record
