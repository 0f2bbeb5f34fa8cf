// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/groups.h"
#include "tournament/log/action.h"

namespace kagetsu::tournament {

// The entries of a section spread over groups (tournament.md#groups). Groups are of pairing numbers.

// The sections that become the groups: this one, and those beside it that have the same settings and are empty, such as
// those of a regulation. Ids, this one first.
std::vector<int> groupsAtHand(const Event &event, const Section &section);

// The actions that spread them: each group is numbered anew from 1, in the order of the numbers before. Sections that
// are missing are added with the settings of this one and lots of their own; those, and this one where it was alone,
// get these names, of which there is one for each group. Penalties and withdrawals go along.
std::vector<Action> spread(
    const Event &event, const Section &section, const Groups &groups, const std::vector<std::string> &names);

} // namespace kagetsu::tournament
