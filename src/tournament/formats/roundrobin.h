// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/berger.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// Returns the games of a match. The parties take turns as opener, beginning with A. On the boards of a team match, the
// same holds for the first-named team and its opponent (tournament.md#teams).
std::vector<Game> gamesOf(int count);

// Adds a match at the next table of a round.
void addMatch(Round &round, EntryId a, EntryId b, int games);

// Returns all rounds of a round robin by pairing numbers, as drafts. Withdrawn entries are included.
std::vector<Round> roundRobinOf(const Section &section);

// Links an entry's id in a final to its id in its group.
struct Qualified
{
    EntryId inGroup;
    EntryId inFinal;
};

// True if the rounds that a section has follow the tables of a round robin after a change as they did before it. A
// newcomer may take the place that was free. Otherwise later rounds would repeat pairs and leave out others.
bool keepsTables(const Section &before, const Section &after);

// Copies the results that the entries of a final have played against one another in this group into the final's rounds,
// so that the matches are not repeated (tournament.md#groups). Each match is taken over once, and none that has been
// taken over before is replaced. A match with another number of games stays as it is.
void carryResults(std::vector<Round> &rounds, const Section &group, const std::vector<Qualified> &entries);

// Returns the order in which entries get their numbers by lot. Members of one club meet early, as far as a hundred lots
// can achieve it.
std::vector<EntryId> numbersByLot(const Section &section, std::uint64_t seed, bool clubsMeetFirst);

// True if the entries can get other pairing numbers: no round has been drawn up, not even as a draft, because later
// rounds would follow the new numbers.
bool canBeNumbered(const Section &section);

// Returns the order in which entries get their numbers by rating: the highest first, those without a rating last, equal
// ones by their present numbers.
std::vector<EntryId> numbersByRating(const Section &section);
// True if the entries have these numbers.
bool isNumberedByRating(const Section &section);

} // namespace kagetsu::tournament
