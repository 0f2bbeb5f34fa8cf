// SPDX-License-Identifier: MIT
#include "rules/livefouls.h"

#include <cassert>

namespace kagetsu::rules {

LiveFouls::LiveFouls(const Position &position, Side side, const FoulTerms &terms, const FoulFinder &finder)
    : m_side(side)
    , m_stones(position, side)
    , m_terms(terms)
    , m_finder(&finder)
{
    assert(position.size() <= finder.largestBoard);
}

void LiveFouls::put(Point point, Side side)
{
    assert(m_stones.empty.contains(point));
    m_stones.empty.erase(point);
    if (side == m_side)
        m_stones.own.insert(point);
    m_map.reset();
}

void LiveFouls::take(Point point)
{
    assert(!m_stones.empty.contains(point));
    m_stones.empty.insert(point);
    m_stones.own.erase(point);
    m_map.reset();
}

const FoulMap &LiveFouls::map()
{
    if (!m_map)
        m_map = m_finder->wholeBoard(m_stones, m_terms);
    return *m_map;
}

} // namespace kagetsu::rules
