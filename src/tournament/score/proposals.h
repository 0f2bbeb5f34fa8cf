// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"

namespace kagetsu::tournament {

// What the rules of a section suggest to the arbiter, who alone decides (tournament.md#lateness-and-forfeits).

// The tables of a published round without any result, once the time for being late has passed since its clocks were
// started. `now` is since 1970, UTC.
std::vector<int> lateTables(const Section &section, int round, Milliseconds now);

// Who has lost its last matches by forfeit, as many in a row as the section allows, and has not withdrawn.
std::vector<EntryId> proposedWithdrawals(const Section &section);

} // namespace kagetsu::tournament
