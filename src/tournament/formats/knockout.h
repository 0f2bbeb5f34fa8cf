// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/bracket.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// Returns the entry of a seed. Seeds follow the order of pairing numbers, from 1.
EntryId entryOfSeed(const Section &section, int seed);

// Returns the bracket of an elimination section.
Bracket bracketOf(const Section &section);

// Returns how each match of the bracket ended, as far as the rounds of the section decide it. A drawn match is still
// open (tournament.md#elimination).
std::vector<BracketResult> resultsOf(const Section &section, const Bracket &bracket);

// The place that an entry has reached. Entries that lost their last match in the same round share the place. If nobody
// won the final, nobody has the first place.
struct KnockoutPlace
{
    EntryId entry;
    int place = 0; // place from 1; 0 if not decided yet

    friend bool operator==(const KnockoutPlace &, const KnockoutPlace &) = default;
};

// Returns entries still in the event first, then the others, best first; within a place by seed.
std::vector<KnockoutPlace> knockoutPlaces(const Section &section);

// Returns the next round: all its matches that are known, and a bye for each entry without an opponent. It can consist
// of byes alone if matches follow. The round is empty if the earlier rounds do not decide who plays, or nothing is left
// to play.
Round knockoutRound(const Section &section);

} // namespace kagetsu::tournament
