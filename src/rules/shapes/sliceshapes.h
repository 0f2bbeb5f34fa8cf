// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/slice.h"

namespace kagetsu::rules {

// What a stone would make on its line in one direction, for all points of the board at once (rules.md#terms).
// Points that are neither own nor empty close a line, as the edge does (rules.md#r7).
template <class Slice>
struct LineSlices
{
    Slice five; // exactly five in a row
    Slice overline; // six or more in a row
    Slice four; // at least one four that contains the point
    Slice twoFours; // two such fours on this one line (rules.md#r5)
    Slice three; // a three by shape that contains the point
    // The first of four points that hold two stones and two gaps, where filling both gaps makes a straight four: a
    // stone on either gap makes a three, and the other gap is its straight-four point.
    Slice threeRuns;
};

template <Direction D, class Slice>
inline LineSlices<Slice> lineSlices(const Slice &own, const Slice &empty)
{
    // Runs are represented by their first point. Counts the stones on the first four and the first five points of each
    // run.
    const Slice next = see<D, 1>(own);
    const Slice oneOfTwo = own ^ next;
    const Slice twoOfTwo = own & next;
    const Slice oneOfNextTwo = see<D, 2>(oneOfTwo);
    const Slice twoOfNextTwo = see<D, 2>(twoOfTwo);
    const Slice twoOfFour = (twoOfTwo ^ twoOfNextTwo ^ (oneOfTwo & oneOfNextTwo)) & ~(oneOfTwo ^ oneOfNextTwo);
    const Slice threeOfFour = (oneOfTwo & twoOfNextTwo) | (twoOfTwo & oneOfNextTwo);
    const Slice fourOfFour = twoOfTwo & twoOfNextTwo;
    const Slice fifth = see<D, 4>(own);
    const Slice threeOfFive = (threeOfFour & ~fifth) | (twoOfFour & fifth);
    const Slice fourOfFive = (fourOfFour & ~fifth) | (threeOfFour & fifth);
    const Slice fiveOfFive = fourOfFour & fifth;

    // The first four points, or five, are not closed, and no own stone next to a five spoils it.
    const Slice open = own | empty;
    const Slice openTwo = open & see<D, 1>(open);
    const Slice openFour = openTwo & see<D, 2>(openTwo);
    const Slice sixth = see<D, 5>(own);
    const Slice openFive = openFour & see<D, 4>(open) & ~(see<D, -1>(own) | sixth);
    // A row of four on the first four points could become a five at both ends: a straight four.
    const Slice bothEnds = openFour & see<D, -1>(empty) & see<D, 4>(empty) & ~(see<D, -2>(own) | sixth);

    LineSlices<Slice> made;
    // A five is four stones and a gap to fill. An overline is five stones of six points.
    made.five = empty & pointsOfRuns<D, 5>(openFive & fourOfFive);
    made.overline = empty & pointsOfRuns<D, 6>((fiveOfFive & ~sixth) | (fourOfFive & sixth));
    // A four is three stones and two gaps: one to fill now and one that makes the five. A straight four is one set of
    // four stones with two completions; in other cases each completion has a four of its own.
    const Slice fourRuns = openFive & threeOfFive;
    made.four = empty & pointsOfRuns<D, 5>(fourRuns);
    made.twoFours = empty & pointsOfTwoRuns<D>(fourRuns) & ~pointsOfRuns<D, 4>(bothEnds & threeOfFour);
    made.threeRuns = bothEnds & twoOfFour;
    made.three = empty & pointsOfRuns<D, 4>(made.threeRuns);
    return made;
}

} // namespace kagetsu::rules
