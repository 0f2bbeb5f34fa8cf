// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

#include <string_view>
#include <vector>

namespace kagetsu::rules {

// The two rulings on which careful readers differ (forbidden-moves.md#rulings). The defaults are ours; the others are
// there so that a proof can say that it rests on a ruling.
struct RulingChoices
{
    // Against forbidden-moves.md#r1: a straight-four point may make a five at the same time.
    bool fivePointMakesThree = false;
    // Against forbidden-moves.md#r2: [RIF 9.3] a) and b) are two counts.
    bool fairThreesCountedApart = false;

    friend bool operator==(RulingChoices, RulingChoices) = default;
};

// What stands on a board as one side sees it; what is neither own nor empty closes a line.
struct SideView
{
    int size = DefaultBoardSize;
    PointSet own;
    PointSet empty;

    SideView(const Position &position, Side side)
        : size(position.size())
        , own(position.stones(side))
        , empty(position.emptyPoints())
    {
    }
};

// Which kinds of fouls count, and how they are read.
struct FoulTerms
{
    FoulKinds kinds;
    RulingChoices reading;
};

// All empty points where a stone makes exactly five, whatever else, and of the others all where it commits each kind of
// foul that counts (forbidden-moves.md#verdict).
struct FoulMap
{
    PointSet fives;
    PointSet overlines;
    PointSet doubleFours;
    PointSet doubleThrees;

    FoulKinds at(Point point) const
    {
        return { .overline = overlines.contains(point),
            .doubleFour = doubleFours.contains(point),
            .doubleThree = doubleThrees.contains(point) };
    }
    friend bool operator==(const FoulMap &, const FoulMap &) = default;
};

// One way to find them out. All ways give the same answers; they differ in what they ask of the processor.
struct FoulFinder
{
    std::string_view name;
    int largestBoard = 0; // points a side
    void (*findAll)(const SideView &stones, const FoulTerms &terms, FoulMap &map) = nullptr;
    // What the map of the whole board says of one empty point.
    FoulKinds (*onePoint)(const SideView &stones, const FoulTerms &terms, Point point) = nullptr;

    FoulMap wholeBoard(const SideView &stones, const FoulTerms &terms) const
    {
        FoulMap map;
        findAll(stones, terms, map);
        return map;
    }
};

// All ways this processor can go, the slowest first: the one that asks nothing of it and is for boards of any size.
const std::vector<const FoulFinder *> &foulFinders();
// The fastest of them for a board of this size, or the first when the environment says KAGETSU_PORTABLE=1.
const FoulFinder &foulFinder(int size);

} // namespace kagetsu::rules
