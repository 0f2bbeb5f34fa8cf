// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

#include <array>
#include <variant>

namespace kagetsu::rules {

// The reasons for the verdict on a point, as data (rules.md#proofs): lines of stones, the points that
// complete them, and below each a further node where look-ahead was needed. A proof contains no words; the board,
// lessons, the arbiter's pages and the command line all read this value.

// What closes a line: a stone of the opponent, or the edge if there is no value.
using Border = std::optional<Point>;

// An unbroken row of five or more, and what it is worth.
struct RowEvidence
{
    UnbrokenRow row;
    RowWorth worth = RowWorth::Nothing;

    friend bool operator==(const RowEvidence &, const RowEvidence &) = default;
};

// A four: its line, its stones, and the points that turn it into a five.
struct FourEvidence
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    std::vector<Point> completions;

    friend bool operator==(const FourEvidence &, const FourEvidence &) = default;
};

// A point of a three where a stone makes a straight four, which becomes a five at either of `ends`.
struct StraightFourPoint
{
    Point point;
    std::array<Point, 2> ends;
    bool works = false;
    // The node that shows why the point does not work, or that it works although it looks like a double-three.
    std::optional<std::size_t> child;

    friend bool operator==(const StraightFourPoint &, const StraightFourPoint &) = default;
};

// A three by shape. If it is real, `points` begins with a point that works, and in a full proof all its other points
// follow; if it is false, `points` holds every point with the node that refutes it.
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

// The stones are closed on both sides, so nothing completes them.
struct ClosedBothEnds
{
    std::array<Border, 2> between;

    friend bool operator==(const ClosedBothEnds &, const ClosedBothEnds &) = default;
};

// Four stones that look like a four but are not one.
struct FalseFour
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    std::variant<MakesLong, ClosedBothEnds> reason;

    friend bool operator==(const FalseFour &, const FalseFour &) = default;
};

// Only `points` points, five or fewer, are left between the two borders of the line.
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

// Three stones that look like a three but are not one by shape. There is one reason for each point that would make four
// of them, or the single reason that there is no room.
struct FalseThree
{
    Direction direction = Direction::Row;
    std::vector<Point> stones;
    std::vector<std::variant<NoRoom, ClosedEnd, LongEnd>> reasons;

    friend bool operator==(const FalseThree &, const FalseThree &) = default;
};

// The verdict on one point with the evidence for it.
struct ProofNode
{
    Point point;
    std::vector<Point> assumed; // stones placed before this one in the look-ahead, the first level first
    Outcome outcome = Outcome::Allowed;
    FoulKinds fouls; // below the root, only the kinds that are shown
    std::vector<RowEvidence> rows; // five or more in a row, winning rows first
    std::vector<FourEvidence> fours;
    std::vector<ThreeEvidence> threes;
    // Filled in only at the root: what a beginner would ask about.
    std::vector<FalseFour> falseFours;
    std::vector<FalseThree> falseThrees;

    friend bool operator==(const ProofNode &, const ProofNode &) = default;
};

// How much of a proof is shown.
enum class ProofDepth : std::uint8_t {
    // As few nodes as suffice, ties in board order: for a double-three, two real threes with one working point each;
    // for an allowed point below the root, the refutation of all its threes but one. The root of a point that is not a
    // double-three shows all its threes, because readers ask about them.
    Shortest,
    // Every three with every straight-four point, and every kind of foul. After some thousands of nodes the rest is
    // shown as in the shortest proof.
    Full,
};

// A tree of nodes referred to by index; the root is node 0.
struct Proof
{
    Side side = Side::Black;
    std::vector<ProofNode> nodes;
    // True if the verdict would change under the other reading of rules.md#r1 (five point) or
    // rules.md#r2 (counting).
    bool restsOnFivePointRuling = false;
    bool restsOnCountingRuling = false;

    const ProofNode &root() const { return nodes.front(); }
    friend bool operator==(const Proof &, const Proof &) = default;
};

// Returns the verdict of judge() with its proof; the point must be empty.
Proof prove(
    const Position &position, Point point, Side side, const RuleSet &rules, ProofDepth depth = ProofDepth::Shortest);

} // namespace kagetsu::rules
