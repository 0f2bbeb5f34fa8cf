// SPDX-License-Identifier: MIT
#pragma once

#include <compare>

namespace kagetsu::tournament {

// Points of an entry, counted in halves so that a draw stays exact (tournament.md#points). They can be negative,
// because some regulations deduct points for a loss.
struct Points
{
    int halves = 0;

    static constexpr Points whole(int points) { return { 2 * points }; }

    constexpr Points &operator+=(Points other)
    {
        halves += other.halves;
        return *this;
    }
    friend constexpr Points operator+(Points a, Points b) { return { a.halves + b.halves }; }
    friend constexpr Points operator-(Points a, Points b) { return { a.halves - b.halves }; }
    friend constexpr Points operator*(Points a, int times) { return { a.halves * times }; }
    friend constexpr auto operator<=>(Points, Points) = default;
};

// The largest number of points that a person can enter for one match or one adjustment. Sums over a thousand rounds
// stay far below overflow.
inline constexpr Points MostPoints = Points::whole(1000);

// True if the points are from -MostPoints to MostPoints.
constexpr bool isInRange(Points points)
{
    return -MostPoints.halves <= points.halves && points <= MostPoints;
}

} // namespace kagetsu::tournament
