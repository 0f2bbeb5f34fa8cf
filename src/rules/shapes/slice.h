// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/row.h"

namespace kagetsu::rules {

// A slice holds one fact about every point of a board, one bit each, such as "black stone", "empty" or "a four can
// begin here". Combining slices answers a question for all points at once. A type is a slice if it has the operators
// & | ^ ~, isEmpty(), contains(Point), the static functions of(PointSet) and at(Point), storeIn(PointSet), and
//
//     template <int Columns, int Rows> Slice moved() const;
//
// which gives every point the fact of the point Columns to its right and Rows above it; no fact is true beyond the
// edge.
//
// The same code works with every slice, whatever number of bits the processor handles at once: portableslice.h,
// vectorslice.h.

// Returns a slice that says of each point what `slice` says of the point `Steps` along the line.
template <Direction D, int Steps, class Slice>
inline Slice see(const Slice &slice)
{
    constexpr Point step = stepOf(D);
    return slice.template moved<Steps * step.x, Steps * step.y>();
}

// A run of `Length` points is represented by its first point. Returns all points of the runs in a slice.
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

// Returns the points that belong to two or more of these runs of five.
template <Direction D, class Slice>
inline Slice pointsOfTwoRuns(const Slice &runs)
{
    const Slice two = runs | see<D, -1>(runs);
    const Slice twoTwice = runs & see<D, -1>(runs);
    const Slice twoOn = see<D, -2>(two);
    return twoTwice | see<D, -2>(twoTwice) | (two & twoOn) | ((two | twoOn) & see<D, -4>(runs));
}

// Returns the points for which at least two of these slices are true.
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
