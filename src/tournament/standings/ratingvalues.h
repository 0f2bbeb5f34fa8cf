// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// Returns the value of a criterion that is computed from ratings (tournament.md#criteria-of-fide): those of the
// opponents played, or the performance of these opponents. The criterion has no effect for an entry that has played
// nobody, or for anyone if an entry has no rating.
Value ratingValue(const Criterion &criterion, const SectionFacts &facts, const EntryFacts &entry);

// True if the entry has a rating. A rating of 0 counts as none.
bool isRated(const EntryFacts &entry);

} // namespace kagetsu::tournament
