// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/board/linemap.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>

namespace kagetsu::solver {

// Remembers the attacker's moves in positions that a search comes back to. Its memory is allocated when it is
// constructed; a position replaces the one before it in the same place.
class MoveTable
{
public:
    // The attacker's moves in a position: the fours and the fast threes, and the slow threes if they were worked out.
    struct Moves
    {
        std::span<const Cell> cells;
        bool withSlow = false;
    };

    // Allocates 2^bits entries of 64 bytes.
    explicit MoveTable(int bits)
        : m_mask((std::size_t { 1 } << bits) - 1)
        , m_entries(std::make_unique<Entry[]>(m_mask + 1))
    {
    }

    void clear() { ++m_search; }
    // Returns the moves of a position, or nothing if it does not hold them. They stay valid until the next store().
    const Moves *find(std::uint64_t key)
    {
        const Entry &entry = m_entries[key & m_mask];
        if (entry.key != key || entry.search != m_search)
            return nullptr;
        m_found = { { entry.cells.data(), entry.count }, entry.withSlow };
        return &m_found;
    }
    // Stores the moves of a position, unless there are too many of them.
    void store(std::uint64_t key, std::span<const Cell> cells, bool withSlow)
    {
        Entry &entry = m_entries[key & m_mask];
        if (cells.size() > entry.cells.size())
            return;
        entry.key = key;
        entry.search = m_search;
        entry.count = static_cast<std::uint8_t>(cells.size());
        entry.withSlow = withSlow;
        std::copy(cells.begin(), cells.end(), entry.cells.begin());
    }
    std::size_t bytes() const { return sizeof(Entry) * (m_mask + 1); }

private:
    struct Entry
    {
        std::uint64_t key = 0;
        std::uint32_t search = 0;
        std::uint8_t count = 0;
        bool withSlow = false;
        std::array<Cell, 25> cells {};
    };
    static_assert(sizeof(Entry) == 64);

    std::size_t m_mask;
    std::uint32_t m_search = 1;
    std::unique_ptr<Entry[]> m_entries;
    Moves m_found;
};

} // namespace kagetsu::solver
