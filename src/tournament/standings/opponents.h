// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// Sums over the opponents of played rounds (tournament.md#criteria-of-renju).

// Calls `termOf` for each round that an entry has played and returns the terms.
template <class TermOf>
std::vector<Term> termsOverPlayed(const EntryFacts &entry, TermOf termOf)
{
    std::vector<Term> terms;
    for (std::size_t i = 0; i < entry.rounds.size(); ++i) {
        if (entry.rounds[i].kind != RoundFact::Kind::Played)
            continue;
        Term term = termOf(entry.rounds[i]);
        term.round = static_cast<int>(i) + 1;
        term.opponent = entry.rounds[i].opponent;
        terms.push_back(term);
    }
    return terms;
}

// Returns the points of each opponent, which are the terms of SOS and which T1, T2 and TRUNC select from.
std::vector<Term> opponentPoints(const SectionFacts &facts, const EntryFacts &entry);

Value sonnebornBerger(const SectionFacts &facts, const EntryFacts &entry);
Value lostTo(const SectionFacts &facts, const EntryFacts &entry);
Value highestAndLowest(std::vector<Term> terms); // T1
Value secondHighestAndLowest(std::vector<Term> terms); // T2
Value truncated(std::vector<Term> terms, std::size_t rounds); // TRUNC

// Returns the sum of the opponents' values in `sums`, if asked for weighted by the results against them: SOSOS, SOSB,
// SBS, SBB.
Value sumOverOpponents(
    const SectionFacts &facts, const EntryFacts &entry, const std::vector<Eighths> &sums, bool isWeighted);

} // namespace kagetsu::tournament
