// SPDX-License-Identifier: MIT
#include "tournament/stages/checkin.h"

#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::tournament {

bool takesCheckIn(const Section &section)
{
    return section.rounds.empty() && !section.entries.empty() && section.state == Section::State::Open;
}

Result<std::set<EntryId>, int> presentOf(const Section &section, const std::vector<int> &numbers, bool areAbsent)
{
    for (const int number : numbers) {
        if (!findEntryOfNumber(section, number))
            return Fault { number };
    }
    std::set<EntryId> present;
    for (const Entry &entry : section.entries) {
        const bool isNamed = std::count(numbers.begin(), numbers.end(), entry.number) > 0;
        if (isNamed != areAbsent)
            present.insert(entry.id);
    }
    return present;
}

std::vector<Action> checkIn(const Section &section, const std::set<EntryId> &present)
{
    const bool mayStayEmpty = section.settings.format == Format::Swiss;
    std::vector<Action> actions;
    for (const Entry &entry : section.entries) {
        const bool isThere = present.contains(entry.id);
        if (isThere && entry.leftRound)
            actions.emplace_back(ComeBack { section.id, entry.id });
        else if (!isThere && !mayStayEmpty)
            actions.emplace_back(RemoveEntry { section.id, entry.id });
        else if (!isThere && !entry.leftRound)
            actions.emplace_back(Withdraw { section.id, entry.id, 1 });
    }
    return actions;
}

} // namespace kagetsu::tournament
