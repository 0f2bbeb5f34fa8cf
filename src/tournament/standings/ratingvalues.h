// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The criteria that come from ratings (tournament.md#criteria-of-fide): those of the opponents played, or what these
// performed. Without effect for who has played nobody, and for all where somebody has no rating.
Value ratingValue(const Criterion &criterion, const SectionFacts &facts, const EntryFacts &entry);

// A rating of 0 is none.
bool isRated(const EntryFacts &entry);

} // namespace kagetsu::tournament
