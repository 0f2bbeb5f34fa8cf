// SPDX-License-Identifier: MIT
#include "venue/picture/stageorigin.h"

#include "tournament/model/find.h"

#include <algorithm>
#include <optional>

namespace kagetsu::venue {

namespace {

using namespace tournament;

std::optional<Qualifier> entryBefore(const Section &section, EntryId entry)
{
    if (!section.intake)
        return std::nullopt;
    const Intake &intake = *section.intake;
    const auto found = std::ranges::find(intake.entries, entry);
    const auto place = static_cast<std::size_t>(found - intake.entries.begin());
    return place < intake.qualifiers.size() ? std::optional(intake.qualifiers[place]) : std::nullopt;
}

// As finals of groups are made: by the name (tournament/stages/nextstage.h).
EntryId sameIn(const Section &group, const Section &section, EntryId entry)
{
    const Entry *of = findEntry(section, entry);
    const auto found = std::ranges::find_if(
        group.entries, [of](const Entry &each) { return of && each.details.name == of->details.name; });
    return found == group.entries.end() ? EntryId() : found->id;
}

} // namespace

Qualifier originOf(const Event &event, int section, EntryId entry)
{
    Qualifier origin { section, entry };
    for (std::size_t stages = event.sections.size(); stages > 0; --stages) {
        const Section *of = findSection(event, origin.section);
        const auto before = of ? entryBefore(*of, origin.entry) : std::nullopt;
        if (!before)
            break;
        origin = *before;
    }
    return origin;
}

const Match *sourceOfCarried(const Event &event, const Section &section, const Match &match)
{
    for (const Section &group : event.sections) {
        const EntryId a = sameIn(group, section, match.a);
        const EntryId b = sameIn(group, section, match.b);
        for (const Round &round : group.rounds) {
            const auto found = std::ranges::find_if(
                round.matches, [&](const Match &each) { return each.a == a && each.b == b && a != EntryId(); });
            if (group.id < section.id && found != round.matches.end())
                return &*found;
        }
    }
    return nullptr;
}

} // namespace kagetsu::venue
