// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kagetsu::rules {

// Eleven points of one line as bits: bit LineCentre is the point that is judged, and bit LineCentre + k is the point k
// steps along the line. Nothing farther away affects the shapes of a point (rules.md#facts).
using LineMask = std::uint16_t;
constexpr int LineReach = 5;
constexpr int LineCentre = LineReach;
constexpr int LineLength = 2 * LineReach + 1;

constexpr LineMask bitAt(int position)
{
    return static_cast<LineMask>(1U << position);
}

// Returns a mask of `count` neighbouring bits from `first` on.
constexpr LineMask runAt(int first, int count)
{
    return static_cast<LineMask>(((1U << count) - 1U) << first);
}

// What such a line holds for one side. A point that is neither own nor empty closes the line: a stone of the opponent
// or the edge (rules.md#r7).
struct LineView
{
    LineMask own = 0; // includes the centre, as if the stone were there
    LineMask empty = 0;
};

// A four: its stones, and the one or two points that turn it into a five.
struct FourShape
{
    LineMask stones = 0;
    LineMask completions = 0;
};

// What the stone in the centre makes on its line (rules.md#terms). Through one point a line has at most two
// fours and at most one three, and never both (rules.md#facts).
struct LineShape
{
    LineMask row = 0; // the unbroken row through the centre, as far as the mask reaches
    std::array<FourShape, 2> fours;
    int fourCount = 0;
    LineMask three = 0;
    LineMask straightFourPoints = 0;

    int rowLength() const { return std::popcount(row); }
    bool isFive() const { return rowLength() == 5; }
    bool isOverline() const { return rowLength() > 5; }
};

// Returns the unbroken row through this position of the line, which must hold a stone.
LineMask rowThrough(LineMask own, int position);
LineShape shapeOf(LineView view);

} // namespace kagetsu::rules
