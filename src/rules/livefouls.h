// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"

namespace kagetsu::rules {

// The forbidden points of one side while stones come and go: moves, takebacks, stones put down in thought. What is
// asked is worked out once for each arrangement of stones; what is not asked costs nothing.
class LiveFouls
{
public:
    LiveFouls(const Position &position, Side side, const FoulTerms &terms)
        : LiveFouls(position, side, terms, foulFinder(position.size()))
    {
    }
    // The finder must be for boards of this size.
    LiveFouls(const Position &position, Side side, const FoulTerms &terms, const FoulFinder &finder);

    // The point must be empty.
    void put(Point point, Side side);
    // The point must hold a stone.
    void take(Point point);

    const FoulMap &map();
    // What the map says of an empty point, without the rest of it. The reading may be another one for once.
    FoulKinds at(Point point) const { return m_finder->onePoint(m_stones, m_terms, point); }
    FoulKinds at(Point point, RulingChoices reading) const
    {
        return m_finder->onePoint(m_stones, { m_terms.kinds, reading }, point);
    }

private:
    Side m_side;
    SideView m_stones;
    FoulTerms m_terms;
    const FoulFinder *m_finder;
    FoulMap m_map;
    bool m_isUpToDate = false;
};

} // namespace kagetsu::rules
