// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <set>

namespace kagetsu::tournament {

// Who of a Swiss has lost so many matches before this round, also by forfeit, that it is out
// (tournament.md#out-after-losses); nobody where the section has no such number.
std::set<EntryId> outOf(const Section &section, int round);

} // namespace kagetsu::tournament
