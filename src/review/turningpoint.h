// SPDX-License-Identifier: MIT
#pragma once

#include "review/review.h"

namespace kagetsu::review {

// Of a review whose moves are all there.
TurningPoint turningPointOf(const std::vector<MoveReview> &moves, std::optional<rules::Side> winner);

} // namespace kagetsu::review
