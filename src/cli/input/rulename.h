// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

namespace kagetsu::cli {

// Returns the rule set with this id; also accepts freestyle and standard.
inline std::optional<rules::Rule> ruleFromName(std::string_view text)
{
    if (text == "freestyle")
        return rules::Rule::FreeStyle;
    if (text == "standard")
        return rules::Rule::Standard;
    return rules::ruleFromId(text);
}

} // namespace kagetsu::cli
