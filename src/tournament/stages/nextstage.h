// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// From the groups to a final (tournament.md#groups). Who plays in two sections is known by the name.

// All rounds of a round robin, as drafts. Where the section carries results, what its entries have played against one
// another in sections before it stands in them.
std::vector<Round> roundRobinIn(const Event &event, const Section &section);

} // namespace kagetsu::tournament
