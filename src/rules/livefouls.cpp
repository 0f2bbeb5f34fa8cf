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
    m_isUpToDate = false;
}

void LiveFouls::take(Point point)
{
    assert(!m_stones.empty.contains(point));
    m_stones.empty.insert(point);
    m_stones.own.erase(point);
    m_isUpToDate = false;
}

const FoulMap &LiveFouls::map()
{
    if (!m_isUpToDate)
        m_finder->findAll(m_stones, m_terms, m_map);
    m_isUpToDate = true;
    return m_map;
}

} // namespace kagetsu::rules
