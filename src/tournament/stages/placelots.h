// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

namespace kagetsu::tournament {

// Lots for places that stay equal, where the section has the criterion LOT (tournament.md#criteria-of-renju).

// Those who share a place, group by group; nothing where no lot decides.
std::vector<std::vector<EntryId>> sharedPlaces(const Section &section);

// The actions that give each of them a lot, 1 to as many as share the place. The same seed draws the same.
std::vector<Action> drawnForPlaces(const Section &section, std::uint64_t seed);

} // namespace kagetsu::tournament
