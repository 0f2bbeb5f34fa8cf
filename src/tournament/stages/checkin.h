// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/log/action.h"

#include <set>

namespace kagetsu::tournament {

// Check-in: who is present before the first round (tournament.md#check-in).

// True if check-in is possible: the section has no round yet.
bool takesCheckIn(const Section &section);

// Returns the entries that are present if those with these pairing numbers are present, or absent. The fault is the
// first number that no entry has.
Result<std::set<EntryId>, int> presentOf(const Section &section, const std::vector<int> &numbers, bool areAbsent);

// Returns the actions for a section in which these entries are present. An absent entry is withdrawn before the first
// round and may come back; in a round robin and an elimination, whose tables cannot have empty places, it is removed
// instead. A withdrawn entry that is present takes part again.
std::vector<Action> checkIn(const Section &section, const std::set<EntryId> &present);

} // namespace kagetsu::tournament
