// SPDX-License-Identifier: MIT
#include "library/search/names.h"

#include "library/model/fold.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace kagetsu::library {

NameTable::NameTable(const std::vector<NamedRow> &rows)
    : m_rows(&rows)
{
    const std::size_t ids = rows.empty() ? 0 : rows.back().id + std::size_t(1);
    m_places.resize(ids);
    m_ranks.resize(ids, std::numeric_limits<std::uint32_t>::max());
    m_folded.reserve(rows.size());
    for (const NamedRow &each : rows) {
        m_folded.push_back(folded(each.name));
        m_places[each.id] = static_cast<std::uint32_t>(m_folded.size());
    }
    std::vector<std::uint32_t> order(rows.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(),
        [this](std::uint32_t one, std::uint32_t two) { return m_folded[one] < m_folded[two]; });
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && m_folded[order[i]] != m_folded[order[i - 1]])
            ++rank;
        if (!m_folded[order[i]].empty())
            m_ranks[rows[order[i]].id] = rank;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].more.empty())
            m_folded[i].append(" ").append(folded(rows[i].more));
    }
}

const NamedRow *NameTable::row(std::uint32_t id) const
{
    return id < m_places.size() && m_places[id] != 0 ? &(*m_rows)[m_places[id] - 1] : nullptr;
}

RowSet NameTable::like(std::string_view foldedSearch) const
{
    RowSet rows;
    for (std::size_t i = 0; i < m_folded.size(); ++i) {
        if (matchesName(m_folded[i], foldedSearch))
            rows.insert((*m_rows)[i].id);
    }
    return rows;
}

std::uint32_t NameTable::rank(std::uint32_t id) const
{
    return id < m_ranks.size() ? m_ranks[id] : std::numeric_limits<std::uint32_t>::max();
}

Catalogue::Catalogue(Contents made)
    : contents(std::move(made))
    , players(contents.players)
    , events(contents.events)
{
}

} // namespace kagetsu::library
