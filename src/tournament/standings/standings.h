// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/criteria.h"

namespace kagetsu::tournament {

// An entry's place in the standings, and why it has that place (tournament.md#standings).
struct Standing
{
    EntryId entry;
    std::size_t facts = 0; // index in SectionFacts::entries
    int place = 0; // place from 1; shared by tied entries; 0 if the entry's results are annulled
    Points points;
    std::vector<Value> values; // one for each criterion of the list
    std::size_t needed = 0; // how many of them were used, from the first, until the entry was no longer tied

    friend bool operator==(const Standing &, const Standing &) = default;
};

// Returns the standings, best first. Each criterion is applied only within the groups that are still tied. Entries that
// stay tied share their place and are listed by pairing number. Annulled entries come last.
std::vector<Standing> standingsOf(const SectionFacts &facts, const std::vector<Criterion> &criteria);

// Returns the criteria that a section uses: points, then its own list.
std::vector<Criterion> criteriaOf(const SectionSettings &settings);
std::vector<Standing> standingsOf(const Section &section);

// The standings of a section of any format. Those of an elimination have no criteria: they say how far each entry came,
// and place 0 means that it still plays.
struct PlaceTable
{
    std::vector<Criterion> criteria;
    std::vector<Standing> rows;
};
PlaceTable placesOf(const Section &section);
// Returns the standings by these criteria, with their values, or with the values of every criterion if `all` is set.
PlaceTable placesBy(const Section &section, const std::vector<Criterion> &order, bool all = false);

// True if two entries would share a place without the criterion of time used. A missed round counts no time, so such a
// place favours an absent player (tournament.md#criteria-of-renju).
bool isTimeDeciding(const Section &section);

} // namespace kagetsu::tournament
