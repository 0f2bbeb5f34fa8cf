// SPDX-License-Identifier: MIT
#pragma once

#include "brain/board.h"

#include <algorithm>

namespace kagetsu::brain {

enum class Bound : std::uint8_t { None, Exact, Lower, Upper };

// What was found out of a position: its value or a bound of it, and the move that was best.
struct TableEntry
{
    std::uint64_t key = 0;
    std::int32_t value = 0;
    Cell move = 0; // 0 is no point of the board
    std::int8_t depth = 0;
    Bound bound = Bound::None;
};

// Positions that were looked at, as many as fit: of two at the same place the later stays.
class Table
{
public:
    explicit Table(int bits)
        : m_entries(std::size_t { 1 } << bits)
    {
    }
    const TableEntry *find(std::uint64_t key) const
    {
        const TableEntry &entry = m_entries[key & (m_entries.size() - 1)];
        return entry.bound != Bound::None && entry.key == key ? &entry : nullptr;
    }
    void keep(const TableEntry &entry) { m_entries[entry.key & (m_entries.size() - 1)] = entry; }
    void clear() { std::fill(m_entries.begin(), m_entries.end(), TableEntry {}); }

private:
    std::vector<TableEntry> m_entries;
};

} // namespace kagetsu::brain
