// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

#include <string_view>
#include <vector>

namespace kagetsu::rules {

// The two rulings on which careful readers differ (rules.md#rulings). The defaults are our rulings; the other
// choices let a proof say that it depends on a ruling.
struct RulingChoices
{
    // Departs from rules.md#r1 if true: a straight-four point may make a five at the same time.
    bool fivePointMakesThree = false;
    // Departs from rules.md#r2 if true: [RIF 9.3] a) and b) are counted separately.
    bool fairThreesCountedApart = false;

    friend bool operator==(RulingChoices, RulingChoices) = default;
};

// The stones on a board as one side sees them. A point that is neither own nor empty closes a line.
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

// The kinds of fouls that count, and the rulings by which they are read.
struct FoulTerms
{
    FoulKinds kinds;
    RulingChoices reading;
};

// All empty points where a stone makes exactly five, whatever else it makes, and, for each kind of foul that counts,
// all other points where a stone commits it (rules.md#verdict).
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

// One way to find the fouls of a board. All ways give the same answers; they differ in which processor instructions
// they need.
struct FoulFinder
{
    std::string_view name;
    int largestBoard = 0; // points per side
    void (*findAll)(const SideView &stones, const FoulTerms &terms, FoulMap &map) = nullptr;
    // Returns what the map of the whole board says of one empty point.
    FoulKinds (*onePoint)(const SideView &stones, const FoulTerms &terms, Point point) = nullptr;

    FoulMap wholeBoard(const SideView &stones, const FoulTerms &terms) const
    {
        FoulMap map;
        findAll(stones, terms, map);
        return map;
    }
};

// Returns all finders that this processor can run, the slowest first. The slowest needs no special instructions and
// supports boards of any size.
const std::vector<const FoulFinder *> &foulFinders();
// Returns the fastest finder for a board of this size, or the portable one if the environment sets KAGETSU_PORTABLE=1.
const FoulFinder &foulFinder(int size);

} // namespace kagetsu::rules
