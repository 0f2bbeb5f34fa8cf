// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"

namespace kagetsu::rules {

// Keeps the forbidden points of one side while stones are added and removed by moves, takebacks or a search. Each
// answer is computed once per arrangement of stones, and only when it is asked for.
class LiveFouls
{
public:
    LiveFouls(const Position &position, Side side, const FoulTerms &terms)
        : LiveFouls(position, side, terms, foulFinder(position.size()))
    {
    }
    // `finder` must support boards of this size.
    LiveFouls(const Position &position, Side side, const FoulTerms &terms, const FoulFinder &finder);

    // Adds a stone; the point must be empty.
    void put(Point point, Side side);
    // Removes a stone; the point must hold one.
    void take(Point point);

    // Returns the fouls of the whole board, computed on the first call after a change.
    const FoulMap &map();
    // Returns the fouls of one empty point without computing the rest of the map. The overload uses other rulings for
    // this one call.
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
