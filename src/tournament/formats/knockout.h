// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/bracket.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// Seeds are the order of pairing numbers, from 1.
EntryId entryOfSeed(const Section &section, int seed);

// The bracket that a section of an elimination plays by.
Bracket bracketOf(const Section &section);

// Who won each of its matches, as far as the rounds of the section tell: a match that is drawn is not decided yet
// (tournament.md#elimination).
std::vector<std::optional<Party>> winnersOf(const Section &section, const Bracket &bracket);

// How far an entry came. Those who lost their last match in the same round share the place.
struct KnockoutPlace
{
    EntryId entry;
    int place = 0; // from 1; 0: not decided yet

    friend bool operator==(const KnockoutPlace &, const KnockoutPlace &) = default;
};

// Those who still play first, then best first; within a place by seed.
std::vector<KnockoutPlace> knockoutPlaces(const Section &section);

// The next round: all matches of it that are known, and a bye for each that meets nobody. Empty when the rounds before
// do not decide who plays, or nothing is left to play.
Round knockoutRound(const Section &section);

} // namespace kagetsu::tournament
