// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/groups.h"
#include "tournament/log/action.h"

namespace kagetsu::tournament {

// Distributes the entries of a section over groups (tournament.md#groups). Groups consist of pairing numbers.

// Returns the ids of the sections that become the groups, this one first: this one, and the empty ones beside it with
// the same settings, such as those that a regulation created.
std::vector<int> groupsAtHand(const Event &event, const Section &section);

// Returns the actions that distribute the entries. Each group is numbered from 1, in the order of the previous numbers.
// Missing sections are added with the settings of this one and lots of their own. Added sections, and this one if it
// was alone, get the names given, one for each group. Penalties and withdrawals move with their entries.
std::vector<Action> spread(
    const Event &event, const Section &section, const Groups &groups, const std::vector<std::string> &names);

} // namespace kagetsu::tournament
