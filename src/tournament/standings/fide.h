// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The criteria of [FIDE C.07], in which an unplayed round has an imagined opponent (tournament.md#criteria-of-fide).

// Points, with a draw for each bye that was asked for and after which nothing was played any more.
Points adjustedPoints(const SectionFacts &facts, const EntryFacts &entry);

// What each round gives to the Buchholz score, weighted by results for FideSb.
std::vector<Term> fideTerms(const SectionFacts &facts, const EntryFacts &entry, bool isWeighted);

// Without so many of the lowest, those of rounds first that the entry missed of its own will, and of the highest. For
// weighted terms the lowest are those against the lowest opponents, and a missed round goes first only where it gives
// no less than the lowest.
Value withoutEnds(std::vector<Term> terms, const EntryFacts &entry, int lowest, int highest, bool isRobin);
Value buchholz(const SectionFacts &facts, const EntryFacts &entry, int lowest, int highest);

// The average of the Buchholz scores that `counted` gives to the opponents whom the entry has played, in hundredths.
Value averageBuchholz(const SectionFacts &counted, const EntryFacts &entry);

// Points after each round, added up, without so many of the first.
Value progressive(const EntryFacts &entry, int firstCut);

// Points from matches against those with so many percent of what could be won.
Value koya(const SectionFacts &facts, const EntryFacts &entry, int percent);

// Rounds won, also without a game; rounds that it did not miss of its own will; and 1, a half or nothing for each
// round.
Value anyWins(const EntryFacts &entry);
Value electedRounds(const EntryFacts &entry);
Value standardPoints(const SectionFacts &facts, const EntryFacts &entry);

} // namespace kagetsu::tournament
