// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/slice.h"

namespace kagetsu::rules {

// What a stone would make on its line in one direction, for all points of the board at once (forbidden-moves.md#terms).
// The stones that close a line, and the edge, are whatever is neither own nor empty (forbidden-moves.md#r7).
template <class Slice>
struct LineSlices
{
    Slice five; // exactly five in a row
    Slice overline; // six or more
    Slice four; // at least one four that contains the point
    Slice twoFours; // two of them, on this one line (forbidden-moves.md#r5)
    Slice three; // a three by shape that contains the point
    // The first of four points that hold two stones and two gaps, either of which would make a straight four of the
    // other three: stones on the two gaps are a three and its straight-four point.
    Slice threeRuns;
};

template <Direction D, class Slice>
inline LineSlices<Slice> lineSlices(const Slice &own, const Slice &empty)
{
    // Runs are known by their first point. How many stones stand on its first four points, and on five?
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

    // Nothing closes the first four points, or five; no stone of ours spoils a five there at either end.
    const Slice open = own | empty;
    const Slice openTwo = open & see<D, 1>(open);
    const Slice openFour = openTwo & see<D, 2>(openTwo);
    const Slice sixth = see<D, 5>(own);
    const Slice openFive = openFour & see<D, 4>(open) & ~(see<D, -1>(own) | sixth);
    // A row of four on the first four points could become five at both ends: a straight four.
    const Slice bothEnds = openFour & see<D, -1>(empty) & see<D, 4>(empty) & ~(see<D, -2>(own) | sixth);

    LineSlices<Slice> made;
    // Five: four stones and a gap that is filled. Overline: five of six.
    made.five = empty & pointsOfRuns<D, 5>(openFive & fourOfFive);
    made.overline = empty & pointsOfRuns<D, 6>((fiveOfFive & ~sixth) | (fourOfFive & sixth));
    // Four: three stones and two gaps, one to be filled now and one that makes the five. A straight four is one set of
    // four stones with two completions; otherwise each completion has its own four.
    const Slice fourRuns = openFive & threeOfFive;
    made.four = empty & pointsOfRuns<D, 5>(fourRuns);
    made.twoFours = empty & pointsOfTwoRuns<D>(fourRuns) & ~pointsOfRuns<D, 4>(bothEnds & threeOfFour);
    made.threeRuns = bothEnds & twoOfFour;
    made.three = empty & pointsOfRuns<D, 4>(made.threeRuns);
    return made;
}

} // namespace kagetsu::rules
