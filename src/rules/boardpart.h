// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

namespace kagetsu::rules {

// A rectangular part of a board that is shown alone: all points from its lower left corner to its upper right corner.
struct BoardPart
{
    Point low;
    Point high;

    constexpr int columns() const { return high.x - low.x + 1; }
    constexpr int rows() const { return high.y - low.y + 1; }
    constexpr bool holds(Point point) const
    {
        return point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y;
    }
    friend constexpr bool operator==(const BoardPart &, const BoardPart &) = default;
};

// Returns the part with these two points as opposite corners, in either order.
constexpr BoardPart partBetween(Point one, Point two)
{
    return { Point(one.x < two.x ? one.x : two.x, one.y < two.y ? one.y : two.y),
        Point(one.x < two.x ? two.x : one.x, one.y < two.y ? two.y : one.y) };
}

// Reads a part such as "D4:L12", given by any two opposite corners. Returns nothing if the text has another form or a
// corner is off a board of this size.
inline std::optional<BoardPart> partFromText(std::string_view text, int size)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto one = pointFromText(text.substr(0, colon), size);
    const auto two = pointFromText(text.substr(colon + 1), size);
    if (!one || !two)
        return std::nullopt;
    return partBetween(*one, *two);
}

// Returns the lower left and upper right corners, such as "D4:L12".
inline std::string toText(const BoardPart &part)
{
    return toText(part.low) + ':' + toText(part.high);
}

} // namespace kagetsu::rules
