// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

namespace kagetsu::review {

// Returns the turning point of a complete review.
TurningPoint turningPointOf(const std::vector<MoveReview> &moves, std::optional<rules::Side> winner);

} // namespace kagetsu::review
