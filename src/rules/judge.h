// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"
#include "rules/shapes/row.h"

#include <vector>

namespace kagetsu::rules {

enum class Outcome : std::uint8_t { Allowed, Wins, Forbidden };

// The worth of an unbroken row through a stone just placed. A five wins, as do six or more where they win; six or more
// where they are forbidden are Forbidden; everything else, such as a five blocked at both ends in Caro, is Nothing.
enum class RowWorth : std::uint8_t { Nothing, Wins, Forbidden };

RowWorth worthOf(const Position &position, const UnbrokenRow &row, Side side, const RuleSet &rules);

// What the rule set says of one stone: it wins, it is forbidden (with every kind that applies), or play goes on.
struct Verdict
{
    Outcome outcome = Outcome::Allowed;
    FoulKinds fouls;
    std::vector<UnbrokenRow> winningRows;

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

// Returns the verdict on a stone of `side` placed on an empty point (rules.md#verdict,
// rules.md#rule-sets). The verdict depends on the stones alone, not on whose turn it is.
Verdict judge(const Position &position, Point point, Side side, const RuleSet &rules);

// A forbidden point with every kind of foul that a stone there commits.
struct FoulPoint
{
    Point point;
    FoulKinds fouls;

    friend bool operator==(const FoulPoint &, const FoulPoint &) = default;
};

// All points that are forbidden to `side`, and all points where one stone wins, both in board order.
struct BoardVerdict
{
    std::vector<FoulPoint> fouls;
    std::vector<Point> wins;

    friend bool operator==(const BoardVerdict &, const BoardVerdict &) = default;
};

BoardVerdict judgeBoard(const Position &position, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
