// SPDX-License-Identifier: MIT
#include "solver/board/failtable.h"

#include "solver/board/keys.h"

#include <algorithm>

namespace kagetsu::solver {

FailTable::FailTable(int bits)
    : m_mostBits(std::max(bits, FirstBits))
    , m_buckets(std::make_unique<Bucket[]>(std::size_t { 1 } << m_mostBits))
{
    clear();
}

void FailTable::clear()
{
    m_mask = (1U << FirstBits) - 1;
    m_stored = 0;
    // Never less than the fours of an entry, which would look like the key of an empty place.
    m_salt = scrambled(~++m_search);
}

void FailTable::store(std::uint64_t key, int fours)
{
    // A quarter full.
    if (++m_stored > 2 * m_mask && m_mask + 1 < std::size_t { 1 } << m_mostBits)
        widen();
    const std::uint64_t known = key ^ m_salt;
    std::array<std::uint64_t, 8> &entries = m_buckets[indexOf(known)].entries;
    // The same position, or the oldest, makes room.
    const auto old = std::find_if(entries.begin(), entries.end() - 1,
        [&](std::uint64_t entry) { return (entry ^ (known & KeyBits)) <= AnyLength; });
    std::copy_backward(entries.begin(), old, old + 1);
    entries.front() = (known & KeyBits) | static_cast<std::uint64_t>(fours);
}

// An entry stays in its bucket or goes, by one bit more of its key, to one beyond those so far.
void FailTable::widen()
{
    const std::size_t known = m_mask + 1;
    for (std::size_t i = 0; i < known; ++i) {
        Bucket all = m_buckets[i];
        m_buckets[i] = {};
        m_buckets[known + i] = {};
        std::size_t stay = 0;
        std::size_t go = 0;
        for (const std::uint64_t entry : all.entries) {
            if ((entry & known) != 0)
                m_buckets[known + i].entries[go++] = entry;
            else
                m_buckets[i].entries[stay++] = entry;
        }
    }
    m_mask = 2 * known - 1;
}

} // namespace kagetsu::solver
