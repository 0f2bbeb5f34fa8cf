// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/criteria.h"

namespace kagetsu::tournament {

// Where an entry stands, and why (tournament.md#standings).
struct Standing
{
    EntryId entry;
    std::size_t facts = 0; // its place in SectionFacts::entries
    int place = 0; // from 1, equal for those who share it; 0: its results are annulled
    Points points;
    std::vector<Value> values; // of each criterion of the list
    std::size_t needed = 0; // how many of them, from the first, were asked before it was alone

    friend bool operator==(const Standing &, const Standing &) = default;
};

// Best first, by these criteria, each asked only within the groups that are still tied; those who stay tied share their
// place and stand by pairing number. Annulled entries come last.
std::vector<Standing> standingsOf(const SectionFacts &facts, const std::vector<Criterion> &criteria);

// What a section asks for: points, then its own list.
std::vector<Criterion> criteriaOf(const SectionSettings &settings);
std::vector<Standing> standingsOf(const Section &section);

// Whether two would share a place if the time used were not asked. A missed round counts no time, so that such a place
// favours who was absent (tournament.md#criteria-of-renju).
bool isTimeDeciding(const Section &section);

} // namespace kagetsu::tournament
