// SPDX-License-Identifier: MIT
#include "rules/ruleset.h"

namespace kagetsu::rules {

FoulKinds RuleSet::fouls(Side side) const
{
    switch (rule) {
    case Rule::Renju:
        if (side == Side::Black)
            return { .overline = true, .doubleFour = true, .doubleThree = true };
        return {};
    case Rule::Omok: return { .overline = false, .doubleFour = false, .doubleThree = true };
    case Rule::OverLoses: return { .overline = true, .doubleFour = false, .doubleThree = false };
    case Rule::FreeStyle:
    case Rule::Standard:
    case Rule::Caro: break;
    }
    return {};
}

std::optional<Side> RuleSet::judgedSide(Side toMove) const
{
    for (const Side side : { toMove, other(toMove) }) {
        if (fouls(side).any())
            return side;
    }
    return std::nullopt;
}

LongRow RuleSet::longRow(Side side) const
{
    switch (rule) {
    case Rule::FreeStyle: return LongRow::Wins;
    case Rule::Renju: return side == Side::Black ? LongRow::Forbidden : LongRow::Wins;
    case Rule::Caro: return caroExactlyFive ? LongRow::Nothing : LongRow::Wins;
    case Rule::OverLoses: return LongRow::Forbidden;
    case Rule::Standard:
    case Rule::Omok: break;
    }
    return LongRow::Nothing;
}

std::string_view idOf(Rule rule)
{
    switch (rule) {
    case Rule::FreeStyle: return "win5+";
    case Rule::Standard: return "win5";
    case Rule::Renju: return "renju";
    case Rule::Caro: return "caro";
    case Rule::Omok: return "omok";
    case Rule::OverLoses: return "over-loses";
    }
    return {};
}

std::optional<Rule> ruleFromId(std::string_view id)
{
    for (Rule rule : AllRules) {
        if (idOf(rule) == id)
            return rule;
    }
    return std::nullopt;
}

} // namespace kagetsu::rules
