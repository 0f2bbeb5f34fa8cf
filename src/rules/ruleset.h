// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <optional>
#include <string_view>

namespace kagetsu::rules {

// The rule sets of forbidden-moves.md#rule-sets.
enum class Rule : std::uint8_t { FreeStyle, Standard, Renju, Caro, Omok, OverLoses };

constexpr Rule AllRules[] { Rule::FreeStyle, Rule::Standard, Rule::Renju, Rule::Caro, Rule::Omok, Rule::OverLoses };

// A set of kinds of forbidden moves: those a rule set forbids one side, or those one move commits. Kinds are always
// listed in this order (forbidden-moves.md#verdict).
struct FoulKinds
{
    bool overline = false;
    bool doubleFour = false;
    bool doubleThree = false;

    bool any() const { return overline || doubleFour || doubleThree; }
    friend bool operator==(FoulKinds, FoulKinds) = default;
};

// What six or more in a row are worth to a side.
enum class LongRow : std::uint8_t { Wins, Nothing, Forbidden };

// A rule set with its switches.
struct RuleSet
{
    Rule rule = Rule::Renju;
    // Caro only: the edge blocks an end of a five like a stone of the opponent (sources differ,
    // forbidden-moves.md#rule-sets).
    bool caroEdgeBlocks = false;
    // Caro only: six or more do not win.
    bool caroExactlyFive = false;

    FoulKinds fouls(Side side) const;
    // Whose forbidden points there are to show while this side is to move: its own, else those of the opponent (in
    // renju only Black has any, and both players want to see them), else nobody's.
    std::optional<Side> judgedSide(Side toMove) const;
    LongRow longRow(Side side) const;
    // Caro: a five with both ends blocked is nothing.
    bool fiveNeedsOpenEnd() const { return rule == Rule::Caro; }

    friend bool operator==(const RuleSet &, const RuleSet &) = default;
};

// Ids of forbidden-moves.md#rule-sets as they stand in presets, journals and on the command line: "win5+", "win5",
// "renju", "caro", "omok", "over-loses".
std::string_view idOf(Rule rule);
std::optional<Rule> ruleFromId(std::string_view id);

} // namespace kagetsu::rules
