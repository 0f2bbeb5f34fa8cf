// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

namespace kagetsu::cli {

// A rule set as commands are told it: its id, or freestyle or standard.
inline std::optional<rules::Rule> ruleFromName(std::string_view text)
{
    if (text == "freestyle")
        return rules::Rule::FreeStyle;
    if (text == "standard")
        return rules::Rule::Standard;
    return rules::ruleFromId(text);
}

} // namespace kagetsu::cli
