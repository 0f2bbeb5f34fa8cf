// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// Returns the value of a criterion that only counts an entry's own rounds or uses a number of the entry
// (tournament.md#criteria-of-renju): points, time (in milliseconds), wins, warnings, boards, rating, lot.
Value countOf(const Criterion &criterion, const EntryFacts &entry);

} // namespace kagetsu::tournament
