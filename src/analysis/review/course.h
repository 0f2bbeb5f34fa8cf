// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/marks.h"

#include <optional>
#include <vector>

namespace kagetsu::review {

// Returns which side has a proven win by fours at each place of a reviewed line: before the first move, and after each
// move that was reviewed (analysis.md#course-of-a-game). After a five the side that made it has won. Nothing where no
// win is proven, which does not mean that there is none.
std::vector<std::optional<rules::Side>> courseOf(const Line &line, const Review &review);

// Returns the marks that say most about a game, as indices in the order of the game (analysis.md#key-moments): at most
// this many.
std::vector<std::size_t> keyMoments(const std::vector<Mark> &marks, std::size_t most = 3);

} // namespace kagetsu::review
