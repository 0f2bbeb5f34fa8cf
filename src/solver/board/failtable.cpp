// SPDX-License-Identifier: MIT
#include "solver/board/failtable.h"

#include <algorithm>
#include <utility>

namespace kagetsu::solver {

FailTable::FailTable(int bits)
    : m_mostBits(std::max(bits, FirstBits))
    , m_entries(std::make_unique<Entry[]>(std::size_t { 1 } << m_mostBits))
{
}

void FailTable::clear()
{
    m_bits = FirstBits;
    m_stored = 0;
    if (++m_search == 0) {
        std::fill_n(m_entries.get(), std::size_t { 1 } << m_mostBits, Entry {});
        m_search = 1;
    }
}

bool FailTable::fails(std::uint64_t key, int fours) const
{
    const std::size_t first = bucket(key);
    for (const std::size_t i : { first, first + 1 })
        if (holds(m_entries[i], key))
            return m_entries[i].fours >= static_cast<std::uint32_t>(fours);
    return false;
}

void FailTable::store(std::uint64_t key, int fours)
{
    if (m_bits < m_mostBits && ++m_stored > std::uint64_t { 1 } << (m_bits - 2))
        widen();
    const std::size_t first = bucket(key);
    Entry &newer = m_entries[first];
    Entry &older = m_entries[first + 1];
    if (holds(older, key))
        std::swap(newer, older);
    else if (!holds(newer, key) && newer.search == m_search)
        older = newer;
    newer = { key, m_search, static_cast<std::uint32_t>(fours) };
}

// An entry of the part so far belongs where it is, or by one bit more beyond that part, where nothing is yet.
void FailTable::widen()
{
    const std::size_t known = std::size_t { 1 } << m_bits;
    std::fill_n(m_entries.get() + known, known, Entry {});
    ++m_bits;
    for (std::size_t i = 0; i < known; ++i) {
        Entry &entry = m_entries[i];
        if (entry.search == m_search && bucket(entry.key) >= known) {
            m_entries[known + i] = entry;
            entry = {};
        }
    }
}

} // namespace kagetsu::solver
