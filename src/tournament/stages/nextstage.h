// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// Builds a final from groups (tournament.md#groups). A player in two sections is recognised by the name.

// Returns all rounds of a round robin, as drafts. If the section carries results, these include what its entries have
// played against one another in earlier sections.
std::vector<Round> roundRobinIn(const Event &event, const Section &section);

} // namespace kagetsu::tournament
