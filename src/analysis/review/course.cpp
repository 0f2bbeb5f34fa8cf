// SPDX-License-Identifier: MIT
#include "analysis/review/course.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kagetsu::review {

namespace {

using rules::Side;

constexpr int Silent = 6; // what is not decided is no moment to show

// A smaller rank says more about a game.
int rankOf(const Mark &mark)
{
    if (mark.isTurningPoint)
        return 0;
    if (mark.isForbidden || mark.isWronglyClaimed)
        return 1;
    if (mark.missed == Known::Yes)
        return 2;
    if (mark.allowed == Known::Yes)
        return 3;
    if (mark.missedByThrees)
        return 4; // the win is proven, though not that the move gave it up
    return mark.loss ? 5 : Silent;
}

// Orders what an engine thinks by what was lost.
double dropOf(const Mark &mark)
{
    return mark.loss ? mark.loss->drop() : 0;
}

} // namespace

std::vector<std::optional<Side>> courseOf(const Line &line, const Review &review)
{
    const std::vector<MoveReview> &moves = review.moves;
    std::vector<std::optional<Side>> course(moves.size() + 1);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Side mover = moves[i].move.side;
        if (moves[i].missed.win)
            course[i] = mover;
        if (moves[i].allowed.win)
            course[i + 1] = rules::other(mover);
        else if (moves[i].missed.win && moves[i].missed.said == Known::No)
            course[i + 1] = mover; // it was begun
    }
    if (!moves.empty() && makesFive(line.moves[moves.size() - 1], line.rules))
        course.back() = moves.back().move.side;
    return course;
}

std::vector<std::size_t> keyMoments(const std::vector<Mark> &marks, std::size_t most)
{
    std::vector<std::size_t> moments;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (rankOf(marks[i]) < Silent)
            moments.push_back(i);
    }
    // Of equal ones the later decided more.
    std::stable_sort(moments.begin(), moments.end(), [&marks](std::size_t one, std::size_t other) {
        return std::tuple(rankOf(marks[one]), -dropOf(marks[one]), other)
            < std::tuple(rankOf(marks[other]), -dropOf(marks[other]), one);
    });
    moments.resize(std::min(moments.size(), most));
    std::sort(moments.begin(), moments.end());
    return moments;
}

} // namespace kagetsu::review
