// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The criteria of [FIDE C.07] for teams (tournament.md#criteria-of-fide).

// What the boards won over all rounds, the first board first: BC, TBR, BBE. A bye counts on all boards alike.
Value boardValue(Criterion::Kind kind, const SectionFacts &facts, const EntryFacts &entry);

// Sonneborn-Berger with the opponents' points of one kind and the own ones of the same or the other.
Value sonnebornOfTeams(const Criterion &criterion, const SectionFacts &facts, std::size_t entry);

// The points of the kind that the section does not count first, and the Buchholz score by so much smaller that both
// weigh alike, in hundredths.
Value scoreStrength(const SectionFacts &facts, std::size_t entry);

} // namespace kagetsu::tournament
