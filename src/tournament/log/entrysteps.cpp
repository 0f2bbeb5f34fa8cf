// SPDX-License-Identifier: MIT
#include "tournament/log/steps.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

bool names(const Round &round, EntryId entry)
{
    return std::any_of(round.matches.begin(), round.matches.end(), [entry](const Match &match) {
        return match.a == entry || match.b == entry;
    }) || std::any_of(round.byes.begin(), round.byes.end(), [entry](const Bye &bye) { return bye.entry == entry; });
}

int nextNumber(const Section &section)
{
    int last = 0;
    for (const Entry &entry : section.entries)
        last = std::max(last, entry.number);
    return last + 1;
}

// Keeps the numbers without gaps, as long as nobody has been paired by them.
void closeGap(Section &section, int number)
{
    for (Entry &entry : section.entries)
        entry.number -= entry.number > number ? 1 : 0;
}

bool isLockedIn(const Section &section, const Lock &lock)
{
    const auto isNamed = [](const Lock &each, std::optional<EntryId> entry) {
        return entry && (each.a == *entry || each.b == entry);
    };
    return std::any_of(section.locks.begin(), section.locks.end(), [&](const Lock &each) {
        return each.round == lock.round
            && (isNamed(each, lock.a) || isNamed(each, lock.b) || (lock.table && each.table == lock.table));
    });
}

Step refusalOf(const EntryDetails &details)
{
    const int factor = details.ratingFactor.value_or(1);
    if (factor < 1 || factor > MostFactor)
        return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
    return std::nullopt;
}

Step refusalOf(const Section &section, const Lock &lock)
{
    for (const EntryId entry : { lock.a, lock.b.value_or(lock.a) }) {
        if (!findEntry(section, entry))
            return Refusal { Refusal::Why::UnknownEntry, entry, 0, 0 };
    }
    if (lock.b == lock.a)
        return Refusal { Refusal::Why::EntryTwice, lock.a, lock.round, 0 };
    if (lock.round <= publishedRounds(section))
        return Refusal { Refusal::Why::RoundPublished, {}, lock.round, 0 };
    if (lock.table.value_or(1) < 1)
        return Refusal { Refusal::Why::OutOfRange, {}, lock.round, 0 };
    if (isLockedIn(section, lock))
        return Refusal { Refusal::Why::LockExists, lock.a, lock.round, 0 };
    return std::nullopt;
}

} // namespace

Step change(Event &event, const AddEntry &action)
{
    return inSection(event, action.section, [&action](Section &section) -> Step {
        // A bracket has no room for more entries.
        if (isElimination(section.settings.format) && publishedRounds(section) > 0)
            return Refusal { Refusal::Why::RoundsPublished, {}, 0, 0 };
        if (action.joinedRound <= publishedRounds(section))
            return Refusal { Refusal::Why::RoundPublished, {}, action.joinedRound, 0 };
        if (const Step refused = refusalOf(action.details))
            return refused;
        Entry entry;
        entry.id = { ++section.lastEntryId };
        entry.details = action.details;
        entry.number = nextNumber(section);
        entry.joinedRound = action.joinedRound;
        section.entries.push_back(std::move(entry));
        return std::nullopt;
    });
}

Step change(Event &event, const ChangeEntry &action)
{
    return withEntry(event, action.section, action.entry, [&action](Section &, Entry &entry) -> Step {
        if (const Step refused = refusalOf(action.details))
            return refused;
        entry.details = action.details;
        return std::nullopt;
    });
}

Step change(Event &event, const RemoveEntry &action)
{
    return withEntry(event, action.section, action.entry, [&action](Section &section, const Entry &entry) -> Step {
        for (std::size_t i = 0; i < section.rounds.size(); ++i) {
            if (names(section.rounds[i], action.entry))
                return Refusal { Refusal::Why::EntryPaired, action.entry, static_cast<int>(i) + 1, 0 };
        }
        if (publishedRounds(section) == 0)
            closeGap(section, entry.number);
        std::erase_if(section.entries, [&action](const Entry &each) { return each.id == action.entry; });
        std::erase_if(section.adjustments, [&action](const Adjustment &each) { return each.entry == action.entry; });
        std::erase_if(
            section.locks, [&action](const Lock &each) { return each.a == action.entry || each.b == action.entry; });
        return std::nullopt;
    });
}

Step change(Event &event, const Withdraw &action)
{
    return withEntry(event, action.section, action.entry, [&action](const Section &section, Entry &entry) -> Step {
        if (entry.leftRound)
            return Refusal { Refusal::Why::AlreadyWithdrawn, action.entry, *entry.leftRound, 0 };
        if (action.fromRound < 1)
            return Refusal { Refusal::Why::OutOfRange, action.entry, action.fromRound, 0 };
        if (!isRoundRobin(section.settings.format) && action.fromRound <= publishedRounds(section))
            return Refusal { Refusal::Why::RoundPublished, action.entry, action.fromRound, 0 };
        entry.leftRound = action.fromRound;
        return std::nullopt;
    });
}

Step change(Event &event, const ComeBack &action)
{
    return withEntry(event, action.section, action.entry, [&action](const Section &, Entry &entry) -> Step {
        if (!entry.leftRound)
            return Refusal { Refusal::Why::NotWithdrawn, action.entry, 0, 0 };
        entry.leftRound.reset();
        return std::nullopt;
    });
}

Step change(Event &event, const NumberEntries &action)
{
    return inSection(event, action.section, [&action](Section &section) -> Step {
        if (publishedRounds(section) > 0)
            return Refusal { Refusal::Why::RoundsPublished, {}, 0, 0 };
        std::set<EntryId> seen;
        int number = 0;
        for (const EntryId id : action.order) {
            Entry *entry = findEntry(section, id);
            if (!entry)
                return Refusal { Refusal::Why::UnknownEntry, id, 0, 0 };
            if (!seen.insert(id).second)
                return Refusal { Refusal::Why::EntryTwice, id, 0, 0 };
            entry->number = ++number;
        }
        for (const Entry &entry : section.entries) {
            if (!seen.contains(entry.id))
                return Refusal { Refusal::Why::EntryMissing, entry.id, 0, 0 };
        }
        return std::nullopt;
    });
}

Step change(Event &event, const SetLot &action)
{
    return withEntry(event, action.section, action.entry, [&action](const Section &, Entry &entry) -> Step {
        entry.lot = action.lot;
        return std::nullopt;
    });
}

Step change(Event &event, const AddLock &action)
{
    return inSection(event, action.section, [&action](Section &section) -> Step {
        if (const Step refusal = refusalOf(section, action.lock))
            return refusal;
        section.locks.push_back(action.lock);
        return std::nullopt;
    });
}

Step change(Event &event, const RemoveLocks &action)
{
    return withEntry(event, action.section, action.entry, [&action](Section &section, const Entry &) -> Step {
        std::erase_if(section.locks, [&action](const Lock &each) {
            return each.round == action.round && (each.a == action.entry || each.b == action.entry);
        });
        return std::nullopt;
    });
}

} // namespace kagetsu::tournament
