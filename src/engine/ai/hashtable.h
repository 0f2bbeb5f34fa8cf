// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/board.h"

#include <algorithm>

namespace kagetsu::ai {

enum class Bound : std::uint8_t { None, Exact, Lower, Upper };

// The known facts about a position: its value or a bound of it, and its best move.
struct TableEntry
{
    std::uint64_t key = 0;
    std::int32_t value = 0;
    Cell move = 0; // 0 is not a point of the board
    std::int8_t depth = 0;
    Bound bound = Bound::None;
};

// Remembers examined positions, as many as fit. When two belong in the same slot, the later one replaces the earlier
// one.
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

} // namespace kagetsu::ai
