// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The criteria of [FIDE C.07], in which an unplayed round has an imagined opponent (tournament.md#criteria-of-fide).

// Returns the points, with a draw counted for each requested bye after which the entry played no more.
Points adjustedPoints(const SectionFacts &facts, const EntryFacts &entry);

// Returns what each round adds to the Buchholz score, weighted by results for FideSb.
std::vector<Term> fideTerms(const SectionFacts &facts, const EntryFacts &entry, bool isWeighted);

// Returns the sum without the `lowest` lowest and the `highest` highest terms. Among the lowest, rounds that the entry
// missed of its own will are cut first. For weighted terms, the lowest are those against the lowest opponents, and a
// missed round is cut first only if it gives no less than the lowest.
Value withoutEnds(std::vector<Term> terms, const EntryFacts &entry, int lowest, int highest, bool isRobin);
Value buchholz(const SectionFacts &facts, const EntryFacts &entry, int lowest, int highest);

// Returns the average of the Buchholz scores in `counted` of the opponents that the entry has played, in hundredths.
Value averageBuchholz(const SectionFacts &counted, const EntryFacts &entry);

// Returns the sum of the points after each round, without the first `firstCut` rounds.
Value progressive(const EntryFacts &entry, int firstCut);

// Returns the points from matches against opponents with at least this percentage of the possible points.
Value koya(const SectionFacts &facts, const EntryFacts &entry, int percent);

// Count the rounds won, including those without a game; the rounds not missed of one's own will; and 1, a half or
// nothing for each round.
Value anyWins(const EntryFacts &entry);
Value electedRounds(const EntryFacts &entry);
Value standardPoints(const SectionFacts &facts, const EntryFacts &entry);

} // namespace kagetsu::tournament
