// SPDX-License-Identifier: MIT
#include "analysis/review/turningpoint.h"

namespace kagetsu::review {

TurningPoint turningPointOf(const std::vector<MoveReview> &moves, std::optional<rules::Side> winner)
{
    TurningPoint point;
    for (std::size_t i = moves.size(); i-- > 0;) {
        const MoveReview &move = moves[i];
        if (winner == move.move.side)
            continue;
        if (move.missed.said == Known::Yes || move.allowed.said == Known::Yes) {
            point.move = i;
            return point;
        }
        if (move.missed.said == Known::Unknown || move.allowed.said == Known::Unknown)
            point.isCertain = false;
    }
    return point;
}

} // namespace kagetsu::review
