// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/berger.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The games of a match: openers take turns, and A opens the first. So do the first named team and its opponent on the
// boards (tournament.md#teams).
std::vector<Game> gamesOf(int count);

// A match at the next table of a round.
void addMatch(Round &round, EntryId a, EntryId b, int games);

// All rounds of a round robin by the pairing numbers, as drafts; who has withdrawn stays in them.
std::vector<Round> roundRobinOf(const Section &section);

// An entry of a final and what it was in its group.
struct Qualified
{
    EntryId inGroup;
    EntryId inFinal;
};

// Takes what the entries of a final have played against one another in this group over into its rounds, so that it is
// not played again (tournament.md#groups). Each pair once; a match of another number of games stays as it is.
void carryResults(std::vector<Round> &rounds, const Section &group, const std::vector<Qualified> &entries);

// The order in which entries get their numbers by lot. Those of one club meet early, as far as a hundred lots find it.
std::vector<EntryId> numbersByLot(const Section &section, std::uint64_t seed, bool clubsMeetFirst);

} // namespace kagetsu::tournament
