// SPDX-License-Identifier: MIT
#include "tournament/stages/grouping.h"

#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

bool areAlike(SectionSettings a, const SectionSettings &b)
{
    a.name = b.name;
    a.seed = b.seed;
    return a == b;
}

SectionSettings settingsOfGroup(const Section &section, const std::string &name, std::size_t group)
{
    SectionSettings settings = section.settings;
    settings.name = name;
    settings.seed += group;
    return settings;
}

// Moves an entry to another section, in which it gets this id.
void addMove(std::vector<Action> &actions, const Section &from, const Entry &entry, int to, EntryId id)
{
    actions.push_back(RemoveEntry { from.id, entry.id });
    actions.push_back(AddEntry { to, entry.details, entry.joinedRound });
    for (Adjustment adjustment : from.adjustments) {
        if (adjustment.entry != entry.id)
            continue;
        adjustment.entry = id;
        actions.push_back(Adjust { to, std::move(adjustment) });
    }
    if (entry.leftRound)
        actions.push_back(Withdraw { to, id, *entry.leftRound });
}

} // namespace

std::vector<int> groupsAtHand(const Event &event, const Section &section)
{
    std::vector<int> ids { section.id };
    for (const Section &each : event.sections) {
        const bool isEmpty = each.entries.empty() && each.rounds.empty();
        if (each.id != section.id && isEmpty && areAlike(each.settings, section.settings))
            ids.push_back(each.id);
    }
    return ids;
}

std::vector<Action> spread(
    const Event &event, const Section &section, const Groups &groups, const std::vector<std::string> &names)
{
    std::vector<Action> actions;
    std::vector<int> ids = groupsAtHand(event, section);
    if (ids.size() == 1)
        actions.push_back(ChangeSection { section.id, settingsOfGroup(section, names.front(), 0) });
    for (std::size_t group = ids.size(); group < groups.size(); ++group) {
        actions.push_back(AddSection { settingsOfGroup(section, names[group], group) });
        ids.push_back(event.lastSectionId + static_cast<int>(actions.size()) - 1);
    }
    for (std::size_t group = 1; group < groups.size(); ++group) {
        const Section *there = findSection(event, ids[group]);
        EntryId moved { there ? there->lastEntryId : 0 };
        for (const int number : groups[group]) {
            ++moved.value;
            addMove(actions, section, *findEntryOfNumber(section, number), ids[group], moved);
        }
    }
    return actions;
}

} // namespace kagetsu::tournament
