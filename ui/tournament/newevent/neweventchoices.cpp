// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/neweventchoices.h"

#include "tournament/model/find.h"
#include "tournament/standings/presets.h"
#include "tournament/standings/standings.h"

#include <set>

namespace kagetsu::ui {

NewEventChoices usualChoices()
{
    constexpr int UsualRounds = 5;
    NewEventChoices choices;
    choices.section.score = tournament::TwoOneZero;
    choices.section.criteria = tournament::criteriaOf(*tournament::findCriteriaPreset("cn-club-swiss"));
    choices.section.options.rounds = UsualRounds;
    return choices;
}

std::vector<tournament::Action> actionsOf(const NewEventChoices &choices)
{
    std::vector<tournament::Action> actions { tournament::SetEventDetails { choices.details },
        tournament::AddSection { choices.section } };
    for (const tournament::SectionSettings &each : choices.more)
        actions.push_back(tournament::AddSection { each });
    return actions;
}

std::vector<tournament::Action> actionsOf(
    const tournament::Event &event, const tournament::SectionSettings &section, int best)
{
    std::vector<tournament::Action> actions { tournament::AddSection { section } };
    std::set<std::string> names; // one who is among the best twice plays once
    for (int place = 0; place < best; ++place) {
        for (const tournament::Section &other : event.sections) {
            const std::vector<tournament::Standing> standings = tournament::standingsOf(other);
            if (place >= static_cast<int>(standings.size()))
                continue;
            const tournament::Entry &entry = *tournament::findEntry(other, standings[std::size_t(place)].entry);
            if (names.insert(entry.details.name).second)
                actions.push_back(tournament::AddEntry { event.lastSectionId + 1, entry.details, 1 });
        }
    }
    return actions;
}

} // namespace kagetsu::ui
