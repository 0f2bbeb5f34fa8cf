// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// True if nothing that an entry did counts any more, because it left a round robin before it had played half of its
// matches (tournament.md#late-entries-and-withdrawals).
bool isAnnulled(const Section &section, const Entry &entry);

} // namespace kagetsu::tournament
