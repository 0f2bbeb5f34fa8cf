// SPDX-License-Identifier: MIT
#include "rules/shapes/lineshape.h"

#include <cassert>

namespace kagetsu::rules {

namespace {

constexpr bool isOneBit(LineMask mask)
{
    return std::has_single_bit(mask);
}

// Returns true if a row of five would be exactly five because neither of its neighbours is an own stone.
bool isFiveAlone(LineMask own, int first)
{
    return !(own & bitAt(first - 1)) && !(own & bitAt(first + 5));
}

void addFours(LineShape &shape, LineView view)
{
    for (int first = 1; first <= LineCentre; ++first) {
        const LineMask five = runAt(first, 5);
        const LineMask missing = five & ~view.own;
        if (!isOneBit(missing) || !(missing & view.empty) || !isFiveAlone(view.own, first))
            continue;
        const LineMask stones = five & view.own;
        // The two completions of a straight four are found one after the other.
        if (shape.fourCount > 0 && shape.fours[static_cast<std::size_t>(shape.fourCount - 1)].stones == stones) {
            shape.fours[static_cast<std::size_t>(shape.fourCount - 1)].completions |= missing;
            continue;
        }
        assert(shape.fourCount < 2);
        shape.fours[static_cast<std::size_t>(shape.fourCount++)] = { stones, missing };
    }
}

void addThree(LineShape &shape, LineView view)
{
    for (int first = 2; first <= LineCentre; ++first) {
        const LineMask four = runAt(first, 4);
        const LineMask missing = four & ~view.own;
        const LineMask ends = bitAt(first - 1) | bitAt(first + 4);
        const LineMask beyond = bitAt(first - 2) | bitAt(first + 5);
        if (!isOneBit(missing) || !(missing & view.empty) || (ends & ~view.empty) || (beyond & view.own))
            continue;
        shape.three = four & view.own;
        shape.straightFourPoints |= missing;
    }
}

} // namespace

LineMask rowThrough(LineMask own, int position)
{
    int first = position;
    while (first > 0 && (own & bitAt(first - 1)))
        --first;
    int last = position;
    while (last + 1 < LineLength && (own & bitAt(last + 1)))
        ++last;
    return runAt(first, last - first + 1);
}

LineShape shapeOf(LineView view)
{
    LineShape shape;
    shape.row = rowThrough(view.own, LineCentre);
    // Nothing is made by fewer than two stones besides the centre.
    if (std::popcount(view.own) < 3)
        return shape;
    addFours(shape, view);
    addThree(shape, view);
    return shape;
}

} // namespace kagetsu::rules
