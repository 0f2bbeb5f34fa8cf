// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The criteria of [FIDE C.07] for teams (tournament.md#criteria-of-fide).

// Returns a value from the points of each board over all rounds, first board first: BC, TBR, BBE. A bye counts on all
// boards alike.
Value boardValue(Criterion::Kind kind, const SectionFacts &facts, const EntryFacts &entry);

// Returns Sonneborn-Berger computed from one kind of the opponents' points and the same or the other kind of the
// entry's own points.
Value sonnebornOfTeams(const Criterion &criterion, const SectionFacts &facts, std::size_t entry);

// Returns, in hundredths, the points of the kind that the section does not count first plus the Buchholz score, which
// is scaled down so that both have equal weight.
Value scoreStrength(const SectionFacts &facts, std::size_t entry);

} // namespace kagetsu::tournament
