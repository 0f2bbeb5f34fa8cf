// SPDX-License-Identifier: MIT
#include "library/search/filter.h"

namespace kagetsu::library {

namespace {

bool acceptsPeople(const Filter &filter, const Facts &facts)
{
    if (!filter.player && !filter.opponent)
        return true;
    for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
        if (filter.side && *filter.side != side)
            continue;
        if ((!filter.player || filter.player->contains(facts.player(side)))
            && (!filter.opponent || filter.opponent->contains(facts.player(other(side)))))
            return true;
    }
    return false;
}

bool acceptsYear(const Filter &filter, int year)
{
    const bool isOpen = filter.firstYear == 0 && filter.lastYear == INT_MAX;
    return isOpen || (year != 0 && year >= filter.firstYear && year <= filter.lastYear);
}

bool has(unsigned bits, int number)
{
    return (bits >> number & 1u) != 0;
}

} // namespace

bool Filter::accepts(const Facts &facts) const
{
    return has(kinds, static_cast<int>(facts.kind())) && has(rules, facts.rule())
        && has(winners, static_cast<int>(facts.winner())) && has(openings, facts.opening())
        && acceptsYear(*this, facts.year()) && (!isFaulty || *isFaulty == facts.isFaulty())
        && (!event || event->contains(facts.event())) && acceptsPeople(*this, facts) && (!also || also(facts));
}

} // namespace kagetsu::library
