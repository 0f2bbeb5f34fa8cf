// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"

namespace kagetsu::ui::test {

// Returns the profile of the scripted engine of tests/engine, which does as it is told, in Yixin's dialect.
inline engine::Profile scripted(std::vector<std::string> arguments)
{
    engine::Profile profile;
    profile.id = "scripted";
    profile.name = "Scripted";
    profile.program = KAGETSU_SCRIPTED;
    profile.arguments = std::move(arguments);
    profile.arguments.insert(profile.arguments.begin(), "--yixin");
    profile.dialect = engine::Dialect::Yixin;
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Renju };
    return profile;
}

// Returns one that goes on until it is stopped.
inline engine::Profile thinking(std::vector<std::string> arguments)
{
    arguments.insert(arguments.end(), { "--late", "600000" });
    return scripted(std::move(arguments));
}

} // namespace kagetsu::ui::test
