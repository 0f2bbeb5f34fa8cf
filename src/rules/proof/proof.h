// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

#include <array>
#include <variant>

namespace kagetsu::rules {

// Why a point is what it is, as data (forbidden-moves.md#proofs): lines of stones, the points that complete them, and
// under each a further node where look-ahead was needed. No words: highlight, lesson, arbiter's page and command line
// all read this.

// What closes a line: a stone of the opponent, or the edge (nothing).
using Border = std::optional<Point>;

struct RowEvidence
{
    UnbrokenRow row;
    RowWorth worth = RowWorth::Nothing;

    friend bool operator==(const RowEvidence &, const RowEvidence &) = default;
};

struct FourEvidence
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    std::vector<Point> completions;

    friend bool operator==(const FourEvidence &, const FourEvidence &) = default;
};

// A point of a three: a stone there makes a straight four, which becomes five at either end.
struct StraightFourPoint
{
    Point point;
    std::array<Point, 2> ends;
    bool works = false;
    // The node that shows why it does not work, or that it works although it looks like a double-three.
    std::optional<std::size_t> child;

    friend bool operator==(const StraightFourPoint &, const StraightFourPoint &) = default;
};

// A three by shape. When real, `points` holds a point that works first, and in a full proof all others; when false,
// every point with its refutation.
struct ThreeEvidence
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    bool real = false;
    std::vector<StraightFourPoint> points;

    friend bool operator==(const ThreeEvidence &, const ThreeEvidence &) = default;
};

// A stone on `point` would make six or more in a row.
struct MakesLong
{
    Point point;
    UnbrokenRow row;

    friend bool operator==(const MakesLong &, const MakesLong &) = default;
};

// Closed on both sides: nothing completes it.
struct ClosedBothEnds
{
    std::array<Border, 2> between;

    friend bool operator==(const ClosedBothEnds &, const ClosedBothEnds &) = default;
};

// Four stones that look like a four and are none.
struct FalseFour
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    std::variant<MakesLong, ClosedBothEnds> reason;

    friend bool operator==(const FalseFour &, const FalseFour &) = default;
};

// Only `points` points, five or fewer, lie between the borders of the line.
struct NoRoom
{
    std::array<Border, 2> between;
    int points = 0;

    friend bool operator==(const NoRoom &, const NoRoom &) = default;
};

// The four made at `point` would be closed at one end.
struct ClosedEnd
{
    Point point;
    Border by;

    friend bool operator==(const ClosedEnd &, const ClosedEnd &) = default;
};

// The four made at `point` would have an end that makes six or more.
struct LongEnd
{
    Point point;
    Point end;
    UnbrokenRow row;

    friend bool operator==(const LongEnd &, const LongEnd &) = default;
};

// Three stones that look like a three and are none by shape: one reason per point that would make four of them, or the
// single reason that there is no room.
struct FalseThree
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    std::vector<std::variant<NoRoom, ClosedEnd, LongEnd>> reasons;

    friend bool operator==(const FalseThree &, const FalseThree &) = default;
};

struct ProofNode
{
    Point point;
    std::vector<Point> assumed; // stones put before this one in the look-ahead, first level first
    Outcome outcome = Outcome::Allowed;
    FoulKinds fouls; // below the root only those that are shown
    std::vector<RowEvidence> rows; // five or more in a row, those that win first
    std::vector<FourEvidence> fours;
    std::vector<ThreeEvidence> threes;
    // Only at the root: what a beginner would ask about.
    std::vector<FalseFour> falseFours;
    std::vector<FalseThree> falseThrees;

    friend bool operator==(const ProofNode &, const ProofNode &) = default;
};

// How much of it is shown.
enum class ProofDepth : std::uint8_t {
    // What is enough, in as few nodes as there can be, ties by board order: for a double-three two real threes with one
    // working point each; for an allowed point below the root the refutation of all its threes but one. The root of
    // what is no double-three shows all its threes, because they are what one asks about.
    Shortest,
    // Every three with every straight-four point, and every kind of foul. After some thousand nodes the rest is short.
    Full,
};

// A tree of nodes by number; the root is node 0.
struct Proof
{
    Side side = Side::Black;
    std::vector<ProofNode> nodes;
    // The verdict would be another one under the other reading of forbidden-moves.md#r1 or forbidden-moves.md#r2.
    bool restsOnFivePointRuling = false;
    bool restsOnCountingRuling = false;

    const ProofNode &root() const { return nodes.front(); }
    friend bool operator==(const Proof &, const Proof &) = default;
};

// The verdict of judge() with its proof; the point must be empty.
Proof prove(
    const Position &position, Point point, Side side, const RuleSet &rules, ProofDepth depth = ProofDepth::Shortest);

} // namespace kagetsu::rules
