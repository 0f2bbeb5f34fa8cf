// SPDX-License-Identifier: MIT
#include "tournament/stages/newevent.h"

#include "tournament/standings/presets.h"

#include <utility>

namespace kagetsu::tournament {

NewEventChoices usualChoices()
{
    constexpr int UsualRounds = 5;
    NewEventChoices choices;
    choices.section.score = TwoOneZero;
    choices.section.criteria = usualCriteria(choices.section.format);
    choices.section.options.rounds = UsualRounds;
    return choices;
}

NewEventChoices withSections(NewEventChoices choices, const std::vector<SectionSettings> &sections)
{
    const std::uint64_t seed = choices.section.seed;
    choices.section = sections.empty() ? usualChoices().section : sections.front();
    choices.section.seed = seed;
    choices.more.clear();
    for (std::size_t i = 1; i < sections.size(); ++i) {
        choices.more.push_back(sections[i]);
        choices.more.back().seed = seed + i;
    }
    return choices;
}

void alignGroups(NewEventChoices &choices)
{
    for (SectionSettings &each : choices.more) {
        const SectionSettings own = std::exchange(each, choices.section);
        each.name = own.name;
        each.seed = own.seed;
    }
}

std::vector<Action> actionsOf(const NewEventChoices &choices)
{
    std::vector<Action> actions { SetEventDetails { choices.details }, AddSection { choices.section } };
    for (const SectionSettings &each : choices.more)
        actions.emplace_back(AddSection { each });
    return actions;
}

} // namespace kagetsu::tournament
