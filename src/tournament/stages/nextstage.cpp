// SPDX-License-Identifier: MIT
#include "tournament/stages/nextstage.h"

#include "tournament/formats/draw.h"
#include "tournament/model/find.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <set>

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

std::vector<EntryDetails> bestOfEach(const Event &event, int ofEach)
{
    std::vector<EntryDetails> best;
    std::set<std::string> names;
    for (int place = 0; place < ofEach; ++place) {
        for (const Section &section : event.sections) {
            const std::vector<Standing> standings = standingsOf(section);
            if (place >= static_cast<int>(standings.size()))
                continue;
            const EntryDetails &details = findEntry(section, standings[std::size_t(place)].entry)->details;
            if (names.insert(details.name).second)
                best.push_back(details);
        }
    }
    return best;
}

std::vector<Round> roundRobinIn(const Event &event, const Section &section)
{
    std::vector<Round> rounds = roundRobinOf(section);
    if (!section.settings.options.carriesResults)
        return rounds;
    for (const Section &group : event.sections) {
        if (group.id < section.id)
            carryResults(rounds, group, ofBoth(group, section));
    }
    return rounds;
}

} // namespace kagetsu::tournament
