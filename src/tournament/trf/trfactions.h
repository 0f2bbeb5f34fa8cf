// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// What makes a section of an event out of a report (tournament.md#report-files): the details of the event, the section,
// its entries, rounds and results. `section` is the id that the next section of the event gets. A round whose results
// are complete is finished. Applying them can be refused where the report contradicts itself.
std::vector<Action> actionsOf(const TrfReport &report, int section);

} // namespace kagetsu::tournament
