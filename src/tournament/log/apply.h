// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "tournament/log/action.h"
#include "tournament/log/refusal.h"

namespace kagetsu::tournament {

// The event after an action, or why it is not done (tournament.md#actions-and-their-log). The same event and action
// always give the same.
Result<Event, Refusal> apply(Event event, const Action &action);

} // namespace kagetsu::tournament
