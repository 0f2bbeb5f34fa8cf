// SPDX-License-Identifier: MIT
#include "analysis/review/marks.h"

#include <algorithm>

namespace kagetsu::review {

namespace {

bool isByThrees(Known said, const std::optional<Win> &win)
{
    return said != Known::No && win && hasThrees(win->proof);
}

} // namespace

std::vector<Mark> marksOf(const GameLine &game, const Review &review, const Opinions &opinions)
{
    std::vector<Mark> marks;
    const std::vector<std::pair<std::size_t, Loss>> losses = lossesOf(game.line, review, opinions);
    auto loss = losses.begin();
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        const MoveReview &move = review.moves[i];
        Mark mark { .move = i,
            .missed = move.missed.said,
            .allowed = move.allowed.said,
            .missedByThrees = isByThrees(move.missed.said, move.missed.win),
            .allowedByThrees = isByThrees(move.allowed.said, move.allowed.win),
            .isForbidden = move.foul.has_value(),
            .isWronglyClaimed =
                std::find(game.wrongClaims.begin(), game.wrongClaims.end(), i) != game.wrongClaims.end(),
            .isTurningPoint = review.turningPoint.move == i };
        if (loss != losses.end() && loss->first == i)
            mark.loss = loss++->second;
        if (mark != Mark { .move = i })
            marks.push_back(mark);
    }
    return marks;
}

Counts countsOf(const std::vector<Mark> &marks)
{
    Counts counts;
    for (const Mark &mark : marks) {
        if (mark.missed == Known::Yes)
            ++(mark.missedByThrees ? counts.missedByThrees : counts.missed);
        if (mark.allowed == Known::Yes)
            ++(mark.allowedByThrees ? counts.allowedByThrees : counts.allowed);
        counts.forbidden += mark.isForbidden ? 1 : 0;
        counts.wrongClaims += mark.isWronglyClaimed ? 1 : 0;
        counts.losses += mark.loss ? 1 : 0;
        counts.unknown += mark.missed == Known::Unknown || mark.allowed == Known::Unknown ? 1 : 0;
    }
    return counts;
}

} // namespace kagetsu::review
