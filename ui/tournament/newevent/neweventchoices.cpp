// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/neweventchoices.h"

#include "tournament/standings/presets.h"

namespace kagetsu::ui {

NewEventChoices usualChoices()
{
    constexpr int UsualRounds = 5;
    NewEventChoices choices;
    choices.section.score = tournament::TwoOneZero;
    choices.section.criteria = tournament::usualCriteria(choices.section.format);
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

} // namespace kagetsu::ui
