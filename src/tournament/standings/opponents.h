// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The sums over opponents of played rounds (tournament.md#criteria-of-renju).

// Asks for each of an entry's opponents that it has played.
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

// The points of each opponent: SOS, and what T1, T2 and TRUNC choose from.
std::vector<Term> opponentPoints(const SectionFacts &facts, const EntryFacts &entry);

Value sonnebornBerger(const SectionFacts &facts, const EntryFacts &entry);
Value lostTo(const SectionFacts &facts, const EntryFacts &entry);
Value highestAndLowest(std::vector<Term> terms); // T1
Value secondHighestAndLowest(std::vector<Term> terms); // T2
Value truncated(std::vector<Term> terms, std::size_t rounds); // TRUNC

// The same over sums that every entry has, each weighted by its result where that is asked for: SOSOS, SOSB, SBS, SBB.
Value sumOverOpponents(
    const SectionFacts &facts, const EntryFacts &entry, const std::vector<Eighths> &sums, bool isWeighted);

} // namespace kagetsu::tournament
