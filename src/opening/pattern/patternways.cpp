// SPDX-License-Identifier: MIT
#include "opening/pattern/patternways.h"

#include <algorithm>

namespace kagetsu::opening {

namespace {

bool canLay(Opening opening, const std::vector<rules::Point> &points)
{
    const Seat seat = opening.need().seat;
    return std::all_of(points.begin(), points.end(), [&](rules::Point point) {
        // If another seat or a choice comes first, the act is refused for its seat or its kind.
        if (opening.refusal(seat, Place { point }))
            return false;
        opening.apply(Place { point });
        return true;
    });
}

} // namespace

std::vector<PatternWay> patternWays(const Opening &opening)
{
    std::vector<PatternWay> ways;
    const std::vector<rules::Point> &laid = opening.stones();
    for (const Pattern *pattern : opening.possiblePatterns()) {
        for (const rules::Symmetry symmetry : rules::AllSymmetries) {
            const PatternStones stones = stonesOf(*pattern, symmetry, opening.position().size());
            if (!std::equal(laid.begin(), laid.end(), stones.begin()))
                continue;
            const std::vector<rules::Point> missing(
                stones.begin() + static_cast<std::ptrdiff_t>(laid.size()), stones.end());
            if (!canLay(opening, missing))
                continue;
            ways.push_back({ pattern, stones, missing });
            break;
        }
    }
    return ways;
}

} // namespace kagetsu::opening
