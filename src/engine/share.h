// SPDX-License-Identifier: MIT
#pragma once

#include "engine/report.h"

namespace kagetsu::engine {

// Returns the win rate of the side to move, from 0 to 1, that an engine's report stands for
// (analysis.md#course-of-a-game): 1 or 0 for a win or loss that it announces, its own win rate if it reports one,
// otherwise one that follows from its evaluation. Nothing without any of these.
std::optional<double> shareOf(const std::optional<Worth> &worth, const std::optional<double> &winRate);

} // namespace kagetsu::engine
