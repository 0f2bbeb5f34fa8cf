// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/row.h"

namespace kagetsu::rules {

// A slice holds one fact about every point of a board, a bit each: "black stone", "empty", "a four can begin here". All
// points are asked at once by combining slices. A type is a slice when it has the operators & | ^ ~, isEmpty(),
// contains(Point), the static functions of(PointSet) and at(Point), storeIn(PointSet), and
//
//     template <int Columns, int Rows> Slice moved() const;
//
// which brings what is true Columns to the right and Rows up to every point; nothing is true beyond the edge.
//
// The same words serve every slice, however many bits its machine takes in one go: portableslice.h, vectorslice.h.

// What is true of the point `Steps` along a line, said of the point itself.
template <Direction D, int Steps, class Slice>
inline Slice see(const Slice &slice)
{
    constexpr Point step = stepOf(D);
    return slice.template moved<Steps * step.x, Steps * step.y>();
}

// Runs of `Length` points are known by their first point. All points of the runs of a slice:
template <Direction D, int Length, class Slice>
inline Slice pointsOfRuns(const Slice &runs)
{
    static_assert(Length >= 4 && Length <= 6);
    const Slice two = runs | see<D, -1>(runs);
    const Slice four = two | see<D, -2>(two);
    if constexpr (Length == 4)
        return four;
    else if constexpr (Length == 5)
        return four | see<D, -4>(runs);
    else
        return four | see<D, -4>(two);
}

// The points that lie in two or more of these runs of five.
template <Direction D, class Slice>
inline Slice pointsOfTwoRuns(const Slice &runs)
{
    const Slice two = runs | see<D, -1>(runs);
    const Slice twoTwice = runs & see<D, -1>(runs);
    const Slice twoOn = see<D, -2>(two);
    return twoTwice | see<D, -2>(twoTwice) | (two & twoOn) | ((two | twoOn) & see<D, -4>(runs));
}

// What at least two of these say.
template <class Slice>
inline Slice atLeastTwo(const Slice &a, const Slice &b, const Slice &c)
{
    return (a & b) | ((a | b) & c);
}

template <class Slice>
inline Slice atLeastTwo(const Slice (&each)[4])
{
    return (each[0] & each[1]) | (each[2] & each[3]) | ((each[0] | each[1]) & (each[2] | each[3]));
}

} // namespace kagetsu::rules
