// SPDX-License-Identifier: MIT
#include "tournament/regulation/regulation.h"

namespace kagetsu::tournament {

namespace {

// Returns a letter from A to Z, then numbers.
std::string groupName(int group)
{
    constexpr int Letters = 26;
    return group < Letters ? std::string(1, static_cast<char>('A' + group)) : std::to_string(group + 1);
}

} // namespace

SectionSettings settingsOf(const Stage &stage, std::string_view tag, int group)
{
    SectionSettings settings = stage.settings;
    settings.name = json::textIn(stage.names, tag);
    if (stage.groups > 1)
        settings.name += ' ' + groupName(group);
    return settings;
}

} // namespace kagetsu::tournament
