// SPDX-License-Identifier: MIT
#pragma once

#include "review/review.h"

namespace kagetsu::review {

// Goes through every proof of a review of this line with the rules alone (solver.md#checker). The indices of the moves
// with one that does not hold.
std::vector<std::size_t> movesWithHoles(const Line &line, const Review &review);

} // namespace kagetsu::review
