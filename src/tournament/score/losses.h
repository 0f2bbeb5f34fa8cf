// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <set>

namespace kagetsu::tournament {

// Returns the entries of a Swiss that are out because they lost too many matches before this round, forfeits included
// (tournament.md#out-after-losses). Returns none if the section has no such limit.
std::set<EntryId> outOf(const Section &section, int round);

// Returns the entries that play in this round as far as the section knows: they take part in it and are not out.
std::set<EntryId> playersIn(const Section &section, int round);

} // namespace kagetsu::tournament
