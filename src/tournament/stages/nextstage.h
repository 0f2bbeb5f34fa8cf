// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// From the groups to a final (tournament.md#groups). Who plays in two sections is known by the name.

// The best of each section, so many of each: all first ones, all second ones, and so on. One who is
// among the best twice stands once.
std::vector<EntryDetails> bestOfEach(const Event &event, int ofEach);

// All rounds of a round robin, as drafts. Where the section carries results, what its entries have played against one
// another in sections before it stands in them.
std::vector<Round> roundRobinIn(const Event &event, const Section &section);

} // namespace kagetsu::tournament
