// SPDX-License-Identifier: MIT
#include "rules/shapes/stoneshapes.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::rules {

namespace {

LineView view(const Position &position, Point point, Side side, Direction direction)
{
    LineView result { .own = bitAt(LineCentre), .empty = 0 };
    for (int i = 0; i < LineLength; ++i) {
        const Point here = advance(point, direction, i - LineCentre);
        if (i == LineCentre || !position.isOn(here))
            continue;
        if (position.has(here, side))
            result.own |= bitAt(i);
        else if (position.isEmpty(here))
            result.empty |= bitAt(i);
    }
    return result;
}

} // namespace

bool StoneShapes::makesFive() const
{
    return std::any_of(lines.begin(), lines.end(), [](const LineShape &line) { return line.isFive(); });
}

bool StoneShapes::makesOverline() const
{
    return std::any_of(lines.begin(), lines.end(), [](const LineShape &line) { return line.isOverline(); });
}

int StoneShapes::fourCount() const
{
    int count = 0;
    for (const LineShape &line : lines)
        count += line.fourCount;
    return count;
}

int StoneShapes::threeCount() const
{
    int count = 0;
    for (const LineShape &line : lines)
        count += line.three != 0;
    return count;
}

StoneShapes shapesOf(const Position &position, Point point, Side side)
{
    assert(position.isOn(point) && position.isEmpty(point));
    StoneShapes result;
    for (Direction direction : AllDirections)
        result.lines[static_cast<std::size_t>(direction)] = shapeOf(view(position, point, side, direction));
    return result;
}

} // namespace kagetsu::rules
