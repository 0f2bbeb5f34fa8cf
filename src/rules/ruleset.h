// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <optional>
#include <string_view>

namespace kagetsu::rules {

// The rule sets of rules.md#rule-sets.
enum class Rule : std::uint8_t { FreeStyle, Standard, Renju, Caro, Omok, OverLoses };

constexpr Rule AllRules[] { Rule::FreeStyle, Rule::Standard, Rule::Renju, Rule::Caro, Rule::Omok, Rule::OverLoses };

// A set of kinds of forbidden moves: those that a rule set forbids to one side, or those that one move commits. The
// kinds are always listed in this order (rules.md#verdict).
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
    // rules.md#rule-sets).
    bool caroEdgeBlocks = false;
    // Caro only: six or more do not win.
    bool caroExactlyFive = false;

    // Returns the kinds of moves that are forbidden to this side.
    FoulKinds fouls(Side side) const;
    // Returns the side whose forbidden points are shown while `toMove` is to move: that side if it has any, else its
    // opponent (in renju only Black has any, and both players want to see them), else nobody.
    std::optional<Side> judgedSide(Side toMove) const;
    LongRow longRow(Side side) const;
    // In Caro, a five with both ends blocked is worth nothing.
    bool fiveNeedsOpenEnd() const { return rule == Rule::Caro; }

    friend bool operator==(const RuleSet &, const RuleSet &) = default;
};

// Returns the id of rules.md#rule-sets that is used in presets, in journals and on the command line: "win5+",
// "win5", "renju", "caro", "omok" or "over-loses".
std::string_view idOf(Rule rule);
std::optional<Rule> ruleFromId(std::string_view id);

} // namespace kagetsu::rules
