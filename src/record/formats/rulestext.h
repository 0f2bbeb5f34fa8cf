// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// The rules as RU tells them (sgf.md#private-properties): the rule set, and the opening procedure in the writer's
// words.
struct RulesText
{
    std::optional<rules::Rule> rule; // nothing when the text names none
    std::string opening; // "Taraguchi-10"; empty when not said

    friend bool operator==(const RulesText &, const RulesText &) = default;
};

// "Renju, Taraguchi-10", "Standard Gomoku, Swap2".
std::string rulesText(rules::Rule rule, std::string_view opening = {});
// Reads that, the numbers of Gomocup, and names in any case and in the languages of sgf.md#private-properties.
RulesText rulesFromText(std::string_view text);

} // namespace kagetsu::record
