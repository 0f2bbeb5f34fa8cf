// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/log/action.h"
#include "tournament/log/refusal.h"

namespace kagetsu::tournament {

// Returns the event after an action, or why the action is refused (tournament.md#actions-and-their-log). Deterministic:
// the same event and action always give the same answer.
Result<Event, Refusal> apply(Event event, const Action &action);

} // namespace kagetsu::tournament
