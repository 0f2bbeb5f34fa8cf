// SPDX-License-Identifier: MIT
#include "tournament/log/steps.h"
#include "tournament/stages/advancing.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kagetsu::tournament {

namespace {

Step refusalOf(const std::vector<PlayOffGame> &games, const std::set<EntryId> &entries, PlaceDecision::Kind kind)
{
    if (games.size() > MostPlayOffGames || (!games.empty() && kind != PlaceDecision::Kind::PlayOff))
        return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
    for (const PlayOffGame &game : games) {
        if (game.stage < 1 || game.stage > MostPlayOffStages)
            return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
        if (game.a == game.b)
            return Refusal { Refusal::Why::EntryTwice, game.a, 0, 0 };
        for (const EntryId entry : { game.a, game.b }) {
            if (!entries.contains(entry))
                return Refusal { Refusal::Why::PlaceNotShared, entry, 0, 0 };
        }
    }
    return std::nullopt;
}

Step refusalOf(const Section &section, const PlaceDecision &decision)
{
    std::set<EntryId> seen;
    for (const std::vector<EntryId> &part : decision.order) {
        for (const EntryId entry : part) {
            if (!findEntry(section, entry))
                return Refusal { Refusal::Why::UnknownEntry, entry, 0, 0 };
            if (!seen.insert(entry).second)
                return Refusal { Refusal::Why::EntryTwice, entry, 0, 0 };
        }
    }
    if (const Step refusal = refusalOf(decision.games, seen, decision.kind))
        return refusal;
    if (!decision.games.empty() && decision.order.size() < 2)
        return Refusal { Refusal::Why::PlayOffUndecided, {}, 0, 0 };
    const bool hasGap = std::any_of(
        decision.order.begin(), decision.order.end(), [](const std::vector<EntryId> &part) { return part.empty(); });
    if (decision.order.size() < 2 || hasGap)
        return Refusal { Refusal::Why::PlaceNotShared, {}, 0, 0 };
    return std::nullopt;
}

// Removes the entries of an earlier intake that are still in the section.
Step clearIntake(Event &event, int section)
{
    const std::optional<Intake> before = std::exchange(findSection(event, section)->intake, std::nullopt);
    for (const EntryId entry : before ? before->entries : std::vector<EntryId>()) {
        if (!findEntry(*findSection(event, section), entry))
            continue;
        if (const Step refusal = change(event, RemoveEntry { section, entry }))
            return refusal;
    }
    return std::nullopt;
}

} // namespace

Step change(Event &event, const DecidePlaces &action)
{
    // A closed section is accepted too, because the action changes no result.
    Section *section = findSection(event, action.section);
    if (!section)
        return Refusal { Refusal::Why::UnknownSection, {}, 0, 0 };
    if (const Step refusal = refusalOf(*section, action.decision))
        return refusal;
    std::erase_if(section->decisions,
        [&action](const PlaceDecision &each) { return entriesOf(each) == entriesOf(action.decision); });
    section->decisions.push_back(action.decision);
    return std::nullopt;
}

Step change(Event &event, const Qualify &action)
{
    if (const Step refusal = inSection(event, action.section, [](const Section &) { return Step(); }))
        return refusal;
    if (const Step refusal = clearIntake(event, action.section))
        return refusal;
    Intake intake { action.from, action.ofEach, action.qualifiers, {} };
    for (const Qualifier &qualifier : action.qualifiers) {
        const Section *from = findSection(event, qualifier.section);
        const Entry *entry = from ? findEntry(*from, qualifier.entry) : nullptr;
        if (!entry)
            return Refusal { Refusal::Why::UnknownEntry, qualifier.entry, 0, 0, qualifier.section };
        if (const Step refusal = change(event, AddEntry { action.section, EntryDetails(entry->details), 1 }))
            return refusal;
        intake.entries.push_back({ findSection(event, action.section)->lastEntryId });
    }
    findSection(event, action.section)->intake = std::move(intake);
    return std::nullopt;
}

} // namespace kagetsu::tournament
