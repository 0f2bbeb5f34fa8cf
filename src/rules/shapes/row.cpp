// SPDX-License-Identifier: MIT
#include "rules/shapes/row.h"

namespace kagetsu::rules {

std::vector<Point> UnbrokenRow::points() const
{
    std::vector<Point> result;
    for (int i = 0; i < length; ++i)
        result.push_back(advance(first, direction, i));
    return result;
}

UnbrokenRow unbrokenRow(const Position &position, Point point, Side side, Direction direction)
{
    const auto holds = [&](Point p) { return position.isOn(p) && position.has(p, side); };
    int before = 0;
    while (holds(advance(point, direction, -before - 1)))
        ++before;
    int after = 0;
    while (holds(advance(point, direction, after + 1)))
        ++after;
    return { direction, advance(point, direction, -before), before + 1 + after };
}

} // namespace kagetsu::rules
