// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/criterion.h"
#include "tournament/score/facts.h"
#include "tournament/standings/value.h"

namespace kagetsu::tournament {

// The criteria that count an entry's own rounds, or know a number of it (tournament.md#criteria-of-renju): points, time
// (in milliseconds), wins, warnings, boards, rating, lot.
Value countOf(const Criterion &criterion, const EntryFacts &entry);

} // namespace kagetsu::tournament
