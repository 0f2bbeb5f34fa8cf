// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/neweventchoices.h"

#include "tournament/stages/nextstage.h"
#include "tournament/standings/presets.h"

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
    for (const tournament::EntryDetails &details : tournament::bestOfEach(event, best))
        actions.push_back(tournament::AddEntry { event.lastSectionId + 1, details, 1 });
    return actions;
}

} // namespace kagetsu::ui
