// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/lineshape.h"
#include "rules/shapes/row.h"

namespace kagetsu::rules {

// Everything that one stone makes on its four lines, as a proof shows it.
struct StoneShapes
{
    std::array<LineShape, 4> lines; // in the order of AllDirections

    const LineShape &operator[](Direction direction) const { return lines[static_cast<std::size_t>(direction)]; }
    bool makesFive() const;
    bool makesOverline() const;
    int fourCount() const;
    int threeCount() const; // threes by shape; whether they are real needs look-ahead
};

// Returns the shapes of a stone of this side on an empty point.
StoneShapes shapesOf(const Position &position, Point point, Side side);

} // namespace kagetsu::rules
