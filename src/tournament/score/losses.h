// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <set>

namespace kagetsu::tournament {

// Who of a Swiss has lost so many matches before this round, also by forfeit, that it is out
// (tournament.md#out-after-losses); nobody where the section has no such number.
std::set<EntryId> outOf(const Section &section, int round);

// Who plays in this round as far as the section knows: takes part in it, and is not out.
std::set<EntryId> playersIn(const Section &section, int round);

} // namespace kagetsu::tournament
