// SPDX-License-Identifier: MIT
#include "engine/seat/verdict.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace kagetsu::engineseat {

using rules::Point;

namespace {

// The lead of Black that makes one more fifth move fair: about the worth of an open three.
constexpr int WorthOfAnOffer = 100;

int ownWorth(const Way &way, int worth)
{
    return way.after.toMove == way.own ? worth : -worth;
}

// Returns the distance from the middle of the stones, in half points.
int farFrom(Point middle, Point point)
{
    return std::max(std::abs(2 * point.x - middle.x), std::abs(2 * point.y - middle.y));
}

Point middleOf(const engine::Position &position)
{
    if (position.stones.empty())
        return { position.size - 1, position.size - 1 };
    int x = 0;
    int y = 0;
    for (const engine::PlacedStone &stone : position.stones) {
        x += stone.point.x;
        y += stone.point.y;
    }
    const int count = static_cast<int>(position.stones.size());
    return { 2 * x / count, 2 * y / count };
}

} // namespace

const Way &chosen(const Weigh &weigh, const std::vector<int> &worths)
{
    assert(!weigh.ways.empty() && worths.size() == weigh.ways.size());
    const auto goodness = [&](std::size_t way) {
        const int worth = ownWorth(weigh.ways[way], worths[way]);
        return weigh.aim == Aim::Best ? worth : -std::abs(worth);
    };
    std::size_t best = 0;
    for (std::size_t way = 1; way < worths.size(); ++way) {
        if (goodness(way) > goodness(best))
            best = way;
    }
    return weigh.ways[best];
}

Point chosen(const Rank &rank, const std::vector<Point> &ranking)
{
    assert(!rank.allowed.empty());
    for (const Point point : ranking) {
        if (std::ranges::find(rank.allowed, point) != rank.allowed.end())
            return point;
    }
    const Point middle = middleOf(rank.position);
    return *std::ranges::min_element(rank.allowed, {}, [&](Point point) { return farFrom(middle, point); });
}

int chosen(const WeighNumber &wanted, int worth)
{
    const int ahead = wanted.position.toMove == rules::Side::Black ? worth : -worth;
    return wanted.min + std::clamp(ahead / WorthOfAnOffer, 0, wanted.max - wanted.min);
}

} // namespace kagetsu::engineseat
