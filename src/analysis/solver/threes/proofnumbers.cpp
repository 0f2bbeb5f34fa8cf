// SPDX-License-Identifier: MIT
#include "analysis/solver/threes/proofnumbers.h"

namespace kagetsu::solver {

ProofTable::ProofTable(int bits)
    : m_mask((std::size_t { 1 } << bits) - Together)
    , m_entries(std::make_unique<Entry[]>(std::size_t { 1 } << bits))
{
}

ProofNumbers ProofTable::at(std::uint64_t key, ProofNumbers guess) const
{
    const Entry *entries = &m_entries[key & m_mask];
    for (std::size_t i = 0; i < Together; ++i)
        if (entries[i].key == key && entries[i].search == m_search)
            return entries[i].numbers;
    return guess;
}

void ProofTable::store(std::uint64_t key, ProofNumbers numbers, std::uint64_t work)
{
    Entry *entries = &m_entries[key & m_mask];
    Entry *cheapest = entries;
    for (Entry *entry = entries; entry != entries + Together; ++entry) {
        const bool isOfNow = entry->search == m_search;
        if (!isOfNow || entry->key == key) {
            cheapest = entry;
            if (isOfNow)
                break; // the position itself, which no other entry may hold
        } else if (cheapest->search == m_search && cheapest->key != key && entry->work < cheapest->work) {
            cheapest = entry;
        }
    }
    *cheapest = { key, numbers, m_search, static_cast<std::uint32_t>(std::min<std::uint64_t>(work, 0xffffffff)) };
}

} // namespace kagetsu::solver
