// SPDX-License-Identifier: MIT
#include "analysis/review/marks.h"

#include <algorithm>

namespace kagetsu::review {

std::vector<Mark> marksOf(const GameLine &game, const Review &review)
{
    std::vector<Mark> marks;
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview &move = review.moves[i];
        const Mark mark { .move = i,
            .missed = move.missed.said,
            .allowed = move.allowed.said,
            .isForbidden = move.foul.has_value(),
            .isWronglyClaimed =
                std::find(game.wrongClaims.begin(), game.wrongClaims.end(), i) != game.wrongClaims.end(),
            .isTurningPoint = review.turningPoint.move == i };
        if (mark != Mark { .move = i })
            marks.push_back(mark);
    }
    return marks;
}

Counts countsOf(const std::vector<Mark> &marks)
{
    Counts counts;
    for (const Mark &mark : marks) {
        counts.missed += mark.missed == Known::Yes ? 1 : 0;
        counts.allowed += mark.allowed == Known::Yes ? 1 : 0;
        counts.forbidden += mark.isForbidden ? 1 : 0;
        counts.wrongClaims += mark.isWronglyClaimed ? 1 : 0;
        counts.unknown += mark.missed == Known::Unknown || mark.allowed == Known::Unknown ? 1 : 0;
    }
    return counts;
}

} // namespace kagetsu::review
