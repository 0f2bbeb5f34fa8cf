// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "tournament/log/action.h"
#include "tournament/log/refusal.h"

#include <span>

namespace kagetsu::tournament {

// Determines what follows from a result, wherever it comes from: entered in the window, reported by a game at the
// table, or given on the command line (tournament.md#results-and-what-follows). All actions together are one step: they
// are done together and undone together.

// Returns the report and the actions that follow from it. When a game of an elimination is corrected, results of later
// games that would not have been played are removed; a match that ends level gets another game, which the other party
// opens.
Result<std::vector<Action>, Refusal> reported(const Event &event, const ReportGame &report);
// Returns the actions for several reports in sequence. Each report is applied to the games that the ones before it
// created.
Result<std::vector<Action>, Refusal> reported(const Event &event, std::span<const ReportGame> reports);

// Returns the reports that remove all results of a match.
std::vector<ReportGame> clearedMatch(int section, int round, const Match &match, const Reason &reason);

} // namespace kagetsu::tournament
