// SPDX-License-Identifier: MIT
#include "analysis/review/turningpoint.h"

namespace kagetsu::review {

namespace {

// True if the opponent had a win at his turn before this move and began it, so that this move had nothing to lose.
bool wasLost(const std::vector<MoveReview> &moves, std::size_t move)
{
    const rules::Side side = moves[move].move.side;
    std::size_t before = move;
    while (before > 0 && moves[before - 1].move.side == side)
        --before;
    return before > 0 && moves[before - 1].missed.win && moves[before - 1].missed.said == Known::No;
}

} // namespace

TurningPoint turningPointOf(const std::vector<MoveReview> &moves, std::optional<rules::Side> winner)
{
    TurningPoint point;
    for (std::size_t i = moves.size(); i-- > 0;) {
        const MoveReview &move = moves[i];
        if (winner == move.move.side)
            continue;
        if (move.missed.said == Known::Yes || (move.allowed.said == Known::Yes && !wasLost(moves, i))) {
            point.move = i;
            return point;
        }
        if (move.missed.said == Known::Unknown || move.allowed.said == Known::Unknown)
            point.isCertain = false;
    }
    return point;
}

} // namespace kagetsu::review
