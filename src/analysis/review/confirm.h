// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

namespace kagetsu::review {

// Checks every proof in a review of this line by the rules alone (analysis.md#checker). Returns the indices of the
// moves that have a proof with a fault.
std::vector<std::size_t> movesWithHoles(const Line &line, const Review &review);

} // namespace kagetsu::review
