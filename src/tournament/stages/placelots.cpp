// SPDX-License-Identifier: MIT
#include "tournament/stages/placelots.h"

#include "tournament/formats/lot.h"
#include "tournament/standings/standings.h"

#include <algorithm>

namespace kagetsu::tournament {

std::vector<std::vector<EntryId>> sharedPlaces(const Section &section)
{
    const std::vector<Criterion> &criteria = section.settings.criteria;
    const bool hasLots = std::any_of(criteria.begin(), criteria.end(),
        [](const Criterion &criterion) { return criterion.kind == Criterion::Kind::Lot; });
    std::vector<std::vector<EntryId>> shared;
    int place = 0;
    for (const Standing &standing : hasLots ? standingsOf(section) : std::vector<Standing>()) {
        if (standing.place == 0)
            break; // annulled, like all that follow
        if (standing.place != place)
            shared.emplace_back();
        place = standing.place;
        shared.back().push_back(standing.entry);
    }
    std::erase_if(shared, [](const std::vector<EntryId> &group) { return group.size() < 2; });
    return shared;
}

std::vector<Action> drawnForPlaces(const Section &section, std::uint64_t seed)
{
    Lot lot(seed);
    std::vector<Action> actions;
    for (std::vector<EntryId> group : sharedPlaces(section)) {
        lot.shuffle(group);
        for (std::size_t i = 0; i < group.size(); ++i)
            actions.push_back(SetLot { section.id, group[i], static_cast<int>(i) + 1 });
    }
    return actions;
}

} // namespace kagetsu::tournament
