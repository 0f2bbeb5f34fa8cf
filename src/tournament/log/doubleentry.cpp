// SPDX-License-Identifier: MIT
#include "tournament/log/doubleentry.h"

namespace kagetsu::tournament {

DoubleEntry::Comparison DoubleEntry::enter(int table, const Entry &entry)
{
    const auto found = m_waiting.find(table);
    if (found == m_waiting.end() || found->second.game != entry.game) {
        m_waiting.insert_or_assign(table, entry);
        return Comparison::First;
    }
    const bool isSame = found->second == entry;
    m_waiting.erase(found);
    return isSame ? Comparison::Same : Comparison::Different;
}

std::optional<DoubleEntry::Entry> DoubleEntry::waiting(int table) const
{
    const auto found = m_waiting.find(table);
    return found == m_waiting.end() ? std::nullopt : std::optional(found->second);
}

} // namespace kagetsu::tournament
