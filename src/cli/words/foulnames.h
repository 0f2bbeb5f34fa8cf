// SPDX-License-Identifier: MIT
#pragma once

#include "rules/ruleset.h"

#include <string_view>
#include <vector>

namespace kagetsu::cli {

// Returns the kinds as in a list of forbidden points (command-line.md#foul-list), in their order.
inline std::vector<std::string_view> foulNames(rules::FoulKinds kinds)
{
    std::vector<std::string_view> names;
    if (kinds.overline)
        names.push_back("6");
    if (kinds.doubleFour)
        names.push_back("44");
    if (kinds.doubleThree)
        names.push_back("33");
    return names;
}

} // namespace kagetsu::cli
