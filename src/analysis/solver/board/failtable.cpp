// SPDX-License-Identifier: MIT
#include "analysis/solver/board/failtable.h"

#include "analysis/solver/board/keys.h"

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
    // The salt is always larger than any number of fours. Otherwise an empty entry would look like an entry for the key
    // 0.
    m_salt = scrambled(~++m_search);
}

void FailTable::store(std::uint64_t key, int fours)
{
    // True when a quarter of the part in use is full.
    if (++m_stored > 2 * m_mask && m_mask + 1 < std::size_t { 1 } << m_mostBits)
        widen();
    const std::uint64_t known = key ^ m_salt;
    std::array<std::uint64_t, 8> &entries = m_buckets[indexOf(known)].entries;
    // An entry of the same position is replaced, or else the oldest one.
    const auto old = std::find_if(entries.begin(), entries.end() - 1,
        [&](std::uint64_t entry) { return (entry ^ (known & KeyBits)) <= AnyLength; });
    std::copy_backward(entries.begin(), old, old + 1);
    entries.front() = (known & KeyBits) | static_cast<std::uint64_t>(fours);
}

// Doubles the number of buckets in use. One more bit of its key decides whether an entry stays in its bucket or moves
// to the matching new one.
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
