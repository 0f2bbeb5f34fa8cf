// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <set>

namespace kagetsu::tournament {

// Who has come, before the first round (tournament.md#check-in).

// Whether there is anything to check in for: no round of the section is drawn up yet.
bool takesCheckIn(const Section &section);

// What is done with a section when these are present: whoever is absent takes no part from the first round on, and may
// come back; where a place in the tables cannot stay empty, in a round robin and an elimination, it is removed. Whoever
// had been withdrawn and is present takes part again.
std::vector<Action> checkIn(const Section &section, const std::set<EntryId> &present);

} // namespace kagetsu::tournament
