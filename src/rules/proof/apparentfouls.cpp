// SPDX-License-Identifier: MIT
#include "rules/proof/apparentfouls.h"

#include "rules/proof/falseshapes.h"
#include "rules/shapes/stoneshapes.h"

#include <algorithm>

namespace kagetsu::rules {

namespace {

// Returns true if there are enough stones around an empty point for one stone to seem to make two shapes. Almost no
// point passes.
bool isCrowded(const Position &position, Point point, Side side)
{
    int busyLines = 0;
    for (Direction direction : AllDirections) {
        int stones = 0;
        for (int step = -LineReach; step <= LineReach; ++step) {
            const Point here = advance(point, direction, step);
            if (position.isOn(here) && position.has(here, side))
                ++stones;
        }
        busyLines += stones >= 4 ? 2 : stones >= 2 ? 1 : 0;
    }
    return busyLines >= 2;
}

bool isOpen(const Position &position, const FalseThree &three)
{
    const auto isFree = [&](Point point) { return position.isOn(point) && position.isEmpty(point); };
    return isFree(advance(three.stones.front(), three.direction, -1))
        && isFree(advance(three.stones.back(), three.direction, 1));
}

FoulKinds lookOf(const Position &position, Point point, Side side, FoulKinds kinds)
{
    const StoneShapes made = shapesOf(position, point, side);
    Position with = position;
    with.place(point, side);
    int fours = made.fourCount();
    int threes = made.threeCount();
    for (Direction direction : AllDirections) {
        const LineShape &line = made[direction];
        if (line.rowLength() >= 5 || line.three)
            continue;
        int seeming = 0;
        for (const FalseFour &four : falseFours(with, point, side, direction))
            seeming += std::holds_alternative<MakesLong>(four.reason) ? 1 : 0;
        // A line whose real fours are counted holds at most two fours, real or false.
        fours += std::min(seeming, 2 - line.fourCount);
        if (line.fourCount > 0 || seeming > 0)
            continue;
        const std::vector<FalseThree> near = falseThrees(with, point, side, direction);
        threes += std::any_of(near.begin(), near.end(), [&](const FalseThree &three) { return isOpen(with, three); });
    }
    return {
        .overline = false, .doubleFour = kinds.doubleFour && fours >= 2, .doubleThree = kinds.doubleThree && threes >= 2
    };
}

} // namespace

std::vector<FoulPoint> apparentFouls(const Position &position, Side side, const RuleSet &rules)
{
    const FoulKinds kinds = rules.fouls(side);
    std::vector<FoulPoint> result;
    if (!kinds.doubleFour && !kinds.doubleThree)
        return result;
    const BoardVerdict verdict = judgeBoard(position, side, rules);
    PointSet decided;
    for (const FoulPoint &foul : verdict.fouls)
        decided.insert(foul.point);
    for (Point win : verdict.wins)
        decided.insert(win);
    position.emptyPoints().forEach([&](Point point) {
        if (decided.contains(point) || !isCrowded(position, point, side))
            return;
        if (const FoulKinds look = lookOf(position, point, side, kinds); look.any())
            result.push_back({ point, look });
    });
    return result;
}

} // namespace kagetsu::rules
