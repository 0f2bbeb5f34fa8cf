// SPDX-License-Identifier: MIT
#pragma once

#include "library/memory/block.h"

#include <climits>
#include <functional>
#include <vector>

namespace kagetsu::library {

// A set of rows by their numbers, for players and events.
class RowSet
{
public:
    void insert(std::uint32_t row)
    {
        if (m_has.size() <= row)
            m_has.resize(row + std::size_t(1));
        m_has[row] = true;
    }
    bool contains(std::uint32_t row) const { return row < m_has.size() && m_has[row]; }

private:
    std::vector<bool> m_has;
};

// Which games a question is about (library.md#filters). Everything that is not set admits all games.
struct Filter
{
    std::optional<RowSet> player; // on either side, unless `side` says which one
    std::optional<rules::Side> side; // of the player
    std::optional<RowSet> opponent; // of the player; without a player, on either side
    std::optional<RowSet> event;
    int firstYear = 0; // games without a year are admitted only if both years are open
    int lastYear = INT_MAX;
    unsigned rules = ~0u; // bits by ruleNumber()
    unsigned winners = ~0u; // bits by record::Winner
    unsigned kinds = ~0u; // bits by GameKind
    unsigned openings = ~0u; // bits by openingOf()
    std::optional<bool> isFaulty;
    std::function<bool(const Facts &)> also {}; // a further condition, asked in any thread

    bool accepts(const Facts &facts) const;
};

// The bits of a filter.
template <class Enum>
constexpr unsigned bitOf(Enum value)
{
    return 1u << static_cast<unsigned>(value);
}

} // namespace kagetsu::library
