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

// Without so many of the lowest, those of rounds first that the entry missed of its own will, and of the highest.
Value buchholz(const SectionFacts &facts, const EntryFacts &entry, int lowest, int highest);

// Points after each round, added up.
Value progressive(const EntryFacts &entry);

} // namespace kagetsu::tournament
