// SPDX-License-Identifier: MIT
#pragma once

#include "rules/fouls.h"
#include "rules/shapes/sliceshapes.h"

namespace kagetsu::rules {

// What a stone of one side would make on each point of a board, as far as the board shows it without another stone
// (rules.md#verdict, rules.md#real-threes).
template <class Slice>
struct FoulSlices
{
    Slice own;
    Slice empty;
    Slice fives;
    Slice overlines; // without points that make a five, as in the other kinds
    Slice doubleFours;
    Slice doubleThrees {}; // certain double-threes
    Slice unsettled {}; // possible double-threes: to decide, a stone has to be placed
    // The members below are filled in only if there may be double-threes; the arrays are in the order of
    // AllDirections.
    Slice threeRuns[4];
    Slice open; // straight-four points that are not refused, unless as double-threes
    Slice hopeful[4]; // threes that are real if some of their open points are not double-threes
    Slice real[4]; // threes that are certainly real

    FoulSlices(const Slice &itsOwn, const Slice &itsEmpty, const FoulTerms &terms)
        : own(itsOwn)
        , empty(itsEmpty)
    {
        const LineSlices<Slice> lines[4] { lineSlices<Direction::Row>(own, empty),
            lineSlices<Direction::Column>(own, empty), lineSlices<Direction::Rising>(own, empty),
            lineSlices<Direction::Falling>(own, empty) };
        const Slice none = own & empty;
        fives = lines[0].five | lines[1].five | lines[2].five | lines[3].five;
        const Slice noFive = ~fives;
        const FoulKinds kinds = terms.kinds;
        const Slice sixes = lines[0].overline | lines[1].overline | lines[2].overline | lines[3].overline;
        overlines = kinds.overline ? sixes & noFive : none;
        const Slice each[4] { lines[0].four, lines[1].four, lines[2].four, lines[3].four };
        const Slice twoFours = lines[0].twoFours | lines[1].twoFours | lines[2].twoFours | lines[3].twoFours;
        doubleFours = kinds.doubleFour ? (atLeastTwo(each) | twoFours) & noFive : none;
        if (!kinds.doubleThree)
            return;

        const Slice threes[4] { lines[0].three, lines[1].three, lines[2].three, lines[3].three };
        const Slice seeming = atLeastTwo(threes) & noFive;
        if (seeming.isEmpty())
            return;
        // [RIF 9.3] a). A straight-four point already makes one four, the straight four, so one more on another line
        // makes a double-four. On the line of the straight four it makes neither a five, an overline nor another four.
        const Slice fours = kinds.doubleFour ? (each[0] | each[1] | each[2] | each[3]) & noFive : none;
        const Slice closed = terms.reading.fivePointMakesThree ? none : fives; // rules.md#r1
        const Slice fair = empty & ~(closed | overlines | fours);
        open = terms.reading.fairThreesCountedApart ? empty & ~closed : fair; // rules.md#r2
        for (int i = 0; i < 4; ++i)
            threeRuns[i] = lines[i].threeRuns;
        setRealThrees(hopeful, open, open, open, open);
        Slice candidates = seeming & atLeastTwo(hopeful);
        if (terms.reading.fairThreesCountedApart) {
            setRealThrees(real, fair, fair, fair, fair);
            candidates = candidates & atLeastTwo(real);
        }
        if (candidates.isEmpty())
            return;
        // [RIF 9.3] b). A straight-four point makes no three on the line of the straight four.
        setRealThrees(real, open & ~(atLeastTwo(threes[1], threes[2], threes[3]) & noFive),
            open & ~(atLeastTwo(threes[0], threes[2], threes[3]) & noFive),
            open & ~(atLeastTwo(threes[0], threes[1], threes[3]) & noFive),
            open & ~(atLeastTwo(threes[0], threes[1], threes[2]) & noFive));
        doubleThrees = candidates & atLeastTwo(real);
        unsettled = candidates & ~doubleThrees;
    }

private:
    // Sets the threes that can grow into a straight four at a point that is good for their line.
    void setRealThrees(Slice (&threes)[4], const Slice &goodInRow, const Slice &goodInColumn, const Slice &goodRising,
        const Slice &goodFalling) const
    {
        threes[0] = growing<Direction::Row>(goodInRow);
        threes[1] = growing<Direction::Column>(goodInColumn);
        threes[2] = growing<Direction::Rising>(goodRising);
        threes[3] = growing<Direction::Falling>(goodFalling);
    }

    // Returns the points where a stone makes a three in this direction: it fills one of the two gaps of a run, and the
    // other gap is in `good`.
    template <Direction D>
    Slice growing(const Slice &good) const
    {
        const Slice &runs = threeRuns[static_cast<int>(D)];
        const Slice oneOfTwo = good | see<D, 1>(good);
        const Slice twoOfTwo = good & see<D, 1>(good);
        const Slice oneOfNextTwo = see<D, 2>(oneOfTwo);
        const Slice both = twoOfTwo | see<D, 2>(twoOfTwo) | (oneOfTwo & oneOfNextTwo);
        return empty
            & (pointsOfRuns<D, 4>(runs & both) | (pointsOfRuns<D, 4>(runs & (oneOfTwo | oneOfNextTwo)) & ~good));
    }
};

} // namespace kagetsu::rules
