// SPDX-License-Identifier: MIT
#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::tournament {

const Section *findSection(const Event &event, int section)
{
    const auto found = std::find_if(
        event.sections.begin(), event.sections.end(), [section](const Section &each) { return each.id == section; });
    return found == event.sections.end() ? nullptr : &*found;
}

const Entry *findEntry(const Section &section, EntryId entry)
{
    const auto found = std::find_if(
        section.entries.begin(), section.entries.end(), [entry](const Entry &each) { return each.id == entry; });
    return found == section.entries.end() ? nullptr : &*found;
}

const Round *findRound(const Section &section, int round)
{
    const bool isThere = round >= 1 && static_cast<std::size_t>(round) <= section.rounds.size();
    return isThere ? &section.rounds[static_cast<std::size_t>(round) - 1] : nullptr;
}

const Match *findMatch(const Round &round, int table)
{
    const auto found = std::find_if(
        round.matches.begin(), round.matches.end(), [table](const Match &each) { return each.table == table; });
    return found == round.matches.end() ? nullptr : &*found;
}

const Entry *findEntryOfNumber(const Section &section, int number)
{
    const auto found = std::ranges::find(section.entries, number, &Entry::number);
    return found == section.entries.end() ? nullptr : &*found;
}

int numberOf(const Section &section, EntryId entry)
{
    const Entry *found = findEntry(section, entry);
    return found ? found->number : 0;
}

EntryId entryOfNumber(const Section &section, int number)
{
    const Entry *found = findEntryOfNumber(section, number);
    return found ? found->id : EntryId();
}

int publishedRounds(const Section &section)
{
    return static_cast<int>(
        std::ranges::count_if(section.rounds, [](const Round &round) { return round.state != Round::State::Draft; }));
}

int nextRoundOf(const Section &section)
{
    return publishedRounds(section) + 1;
}

} // namespace kagetsu::tournament
