// SPDX-License-Identifier: MIT
#include "tournament/stages/nextstage.h"

#include "tournament/formats/roundrobin.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

std::vector<Qualified> ofBoth(const Section &group, const Section &final)
{
    std::vector<Qualified> both;
    for (const Entry &entry : final.entries) {
        const auto found = std::find_if(group.entries.begin(), group.entries.end(),
            [&entry](const Entry &each) { return each.details.name == entry.details.name; });
        if (found != group.entries.end())
            both.push_back({ found->id, entry.id });
    }
    return both;
}

} // namespace

std::vector<Round> roundRobinIn(const Event &event, const Section &section)
{
    std::vector<Round> rounds = roundRobinOf(section);
    if (!section.settings.options.carriesResults)
        return rounds;
    // What was played last comes first, in case two have met in several sections.
    for (auto group = event.sections.rbegin(); group != event.sections.rend(); ++group) {
        if (group->id < section.id)
            carryResults(rounds, *group, ofBoth(*group, section));
    }
    return rounds;
}

} // namespace kagetsu::tournament
