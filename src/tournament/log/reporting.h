// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"
#include "tournament/log/action.h"
#include "tournament/log/refusal.h"

#include <span>

namespace kagetsu::tournament {

// What a result leads to, whichever door it comes through: typed in the window, brought by a game, or given on the
// command line (tournament.md#results-and-what-follows). All of it is one step: done together and undone together.

// The report, and what follows from it. A corrected game of an elimination takes the results of later games with it
// that would not have been played then; a match that ends level gets another game, which the other party opens.
Result<std::vector<Action>, Refusal> reported(const Event &event, const ReportGame &report);
// Several reports, one after the other: each finds the games that those before it led to.
Result<std::vector<Action>, Refusal> reported(const Event &event, std::span<const ReportGame> reports);

} // namespace kagetsu::tournament
