// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

namespace kagetsu::tournament {

// Draws lots for places that stay equal, in sections with the criterion LOT (tournament.md#criteria-of-renju).

// Returns the entries that share a place, group by group; none if no lot decides.
std::vector<std::vector<EntryId>> sharedPlaces(const Section &section);

// Returns the actions that give each of them a lot, from 1 to the number of entries that share the place. The same seed
// gives the same lots.
std::vector<Action> drawnForPlaces(const Section &section, std::uint64_t seed);

} // namespace kagetsu::tournament
