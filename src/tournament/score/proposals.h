// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"

namespace kagetsu::tournament {

// Suggestions of the section's rules to the arbiter, who alone decides (tournament.md#lateness-and-forfeits).

// Returns the tables of a published round that have no result after the time for being late has passed since the clocks
// were started. `now` is since 1970, UTC.
std::vector<int> lateTables(const Section &section, int round, Milliseconds now);

// Returns the entries that lost their last matches by forfeit, as many in a row as the section allows, and have not
// withdrawn.
std::vector<EntryId> proposedWithdrawals(const Section &section);

} // namespace kagetsu::tournament
