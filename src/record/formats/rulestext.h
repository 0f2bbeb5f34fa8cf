// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// The contents of RU (record-sgf.md#private-properties): the rule set, and the opening procedure in the writer's words.
struct RulesText
{
    std::optional<rules::Rule> rule; // nothing if the text names none
    std::string opening; // "Taraguchi-10"; empty if not stated

    friend bool operator==(const RulesText &, const RulesText &) = default;
};

// Returns a text such as "Renju, Taraguchi-10" or "Standard Gomoku, Swap2".
std::string rulesText(rules::Rule rule, std::string_view opening = {});
// Reads such a text, the numbers of Gomocup, and names in upper or lower case in the languages of
// record-sgf.md#private-properties.
RulesText rulesFromText(std::string_view text);

} // namespace kagetsu::record
