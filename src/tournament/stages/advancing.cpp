// SPDX-License-Identifier: MIT
#include "tournament/stages/advancing.h"

#include "tournament/formats/groupseeds.h"
#include "tournament/formats/knockout.h"
#include "tournament/formats/lot.h"
#include "tournament/model/find.h"
#include "tournament/score/decided.h"
#include "tournament/stages/nextround.h"
#include "tournament/stages/playoff.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kagetsu::tournament {

namespace {

using SharedParts = std::vector<std::vector<EntryId>>; // best first; equal entries are in one part

// Orders entries by the results alone. Annulled entries have no place.
SharedParts partsByResults(const Section &section)
{
    std::vector<std::pair<int, EntryId>> all;
    if (isElimination(section.settings.format)) {
        for (const KnockoutPlace &each : knockoutPlaces(section))
            all.emplace_back(each.place, each.entry);
    } else {
        for (const Standing &each : standingsOf(section)) {
            if (each.place > 0)
                all.emplace_back(each.place, each.entry);
        }
    }
    SharedParts places;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == 0 || all[i].first != all[i - 1].first)
            places.emplace_back();
        places.back().push_back(all[i].second);
    }
    return places;
}

bool isThere(const Section &section, EntryId entry)
{
    const Entry *found = findEntry(section, entry);
    return found && !found->leftRound;
}

// Removes entries that have withdrawn, and parts that are empty then.
SharedParts thoseThere(const Section &section, SharedParts parts)
{
    for (std::vector<EntryId> &part : parts)
        std::erase_if(part, [&section](EntryId entry) { return !isThere(section, entry); });
    std::erase_if(parts, [](const std::vector<EntryId> &part) { return part.empty(); });
    return parts;
}

// Further criteria are evaluated again, because results may have changed.
SharedParts orderBy(const Section &section, const std::vector<EntryId> &entries, const PlaceDecision &decision)
{
    return decision.kind == PlaceDecision::Kind::Criteria ? splitByCriteria(section, entries, decision.criteria)
                                                          : thoseThere(section, decision.order);
}

// Returns the decision about exactly these entries, regardless of who has withdrawn since; nullptr if it leaves all of
// them equal.
const PlaceDecision *decisionOf(const Section &section, const std::vector<EntryId> &entries)
{
    const std::set<EntryId> wanted(entries.begin(), entries.end());
    const auto decides = [&](const PlaceDecision &each) {
        std::set<EntryId> all = entriesOf(each);
        std::erase_if(all, [&section](EntryId entry) { return !isThere(section, entry); });
        return all == wanted && orderBy(section, entries, each).size() > 1;
    };
    // The last decision counts.
    const auto found = std::find_if(section.decisions.rbegin(), section.decisions.rend(), decides);
    return found == section.decisions.rend() ? nullptr : &*found;
}

void addDecided(SharedParts &places, std::vector<PlaceDecision> &inForce, const Section &section,
    const std::vector<EntryId> &entries)
{
    const PlaceDecision *decision = entries.size() > 1 ? decisionOf(section, entries) : nullptr;
    if (!decision) {
        places.push_back(entries);
        return;
    }
    inForce.push_back(*decision);
    for (const std::vector<EntryId> &part : orderBy(section, entries, *decision))
        addDecided(places, inForce, section, part);
}

std::vector<MissingResult> missingIn(const Section &section)
{
    std::vector<MissingResult> missing;
    const int rounds = static_cast<int>(section.rounds.size());
    if (section.state == Section::State::Finished || section.entries.size() < 2)
        return missing;
    for (int round = 1; round <= rounds; ++round) {
        for (const int table : openTables(section, round))
            missing.push_back({ section.id, round, table });
    }
    if (isElimination(section.settings.format)) {
        if (missing.empty() && !isEmpty(knockoutRound(section)))
            missing.push_back({ section.id, rounds + 1, 0 });
        return missing;
    }
    const int planned = isOneLeft(section) ? rounds : std::max(plannedRounds(section), 1);
    for (int round = rounds + 1; round <= planned; ++round)
        missing.push_back({ section.id, round, 0 });
    return missing;
}

// Adds withdrawn entries that would have had one of this many places.
void addWithdrawn(std::vector<Qualifier> &withdrawn, const Section &section, int places)
{
    for (const std::vector<EntryId> &part : partsByResults(section)) {
        int there = 0;
        for (const EntryId entry : part) {
            if (isThere(section, entry))
                ++there;
            else
                withdrawn.push_back({ section.id, entry });
        }
        places -= there;
        if (places <= 0)
            return;
    }
}

// Adds what one section contributes, and returns those who advance from it, best first.
std::vector<Qualifier> goingOn(Qualification &all, const Section &section, int ofEach, bool isForBracket)
{
    std::vector<Qualifier> best;
    int taken = 0;
    for (const std::vector<EntryId> &part : decidedPlaces(section)) {
        const int size = static_cast<int>(part.size());
        const int left = std::min(size, ofEach - taken);
        if (left <= 0)
            break;
        if (size > 1 && (left < size || isForBracket))
            all.shared.push_back({ section.id, taken + 1, part, left });
        else
            std::for_each_n(part.begin(), left, [&](EntryId entry) { best.push_back({ section.id, entry }); });
        taken += left;
    }
    if (ofEach > 0)
        addWithdrawn(all.withdrawn, section, ofEach);
    return best;
}

const EntryDetails &detailsOfQualifier(const Event &event, const Qualifier &qualifier)
{
    return findEntry(*findSection(event, qualifier.section), qualifier.entry)->details;
}

// Sorts the list by section, best first within each. This is the order that decides the seeds, however the groups are
// spread over a bracket.
std::vector<Qualifier> bySections(std::vector<Qualifier> list)
{
    std::stable_sort(list.begin(), list.end(),
        [](const Qualifier &one, const Qualifier &other) { return one.section < other.section; });
    return list;
}

// Keeps a player who is among the best of two sections only once, at the better place.
void keepOnce(const Event &event, std::vector<std::vector<Qualifier>> &best)
{
    std::vector<EntryDetails> seen;
    const std::vector<std::vector<Qualifier>> all =
        std::exchange(best, std::vector<std::vector<Qualifier>>(best.size()));
    const auto most = std::max_element(
        all.begin(), all.end(), [](const auto &one, const auto &other) { return one.size() < other.size(); });
    for (std::size_t place = 0; most != all.end() && place < most->size(); ++place) {
        for (std::size_t group = 0; group < all.size(); ++group) {
            if (place >= all[group].size())
                continue;
            const EntryDetails &details = detailsOfQualifier(event, all[group][place]);
            if (std::find(seen.begin(), seen.end(), details) != seen.end())
                continue;
            seen.push_back(details);
            best[group].push_back(all[group][place]);
        }
    }
}

} // namespace

std::set<EntryId> entriesOf(const PlaceDecision &decision)
{
    std::set<EntryId> all;
    for (const std::vector<EntryId> &part : decision.order)
        all.insert(part.begin(), part.end());
    return all;
}

std::vector<std::vector<EntryId>> decidedPlaces(const Section &section)
{
    SharedParts places;
    std::vector<PlaceDecision> inForce;
    for (const std::vector<EntryId> &entries : thoseThere(section, partsByResults(section)))
        addDecided(places, inForce, section, entries);
    return places;
}

std::vector<PlaceDecision> decisionsInForce(const Section &section)
{
    SharedParts places;
    std::vector<PlaceDecision> inForce;
    // Most sections have no decisions, and then their standings need not be computed.
    const SharedParts shared = section.decisions.empty() ? SharedParts() : partsByResults(section);
    for (const std::vector<EntryId> &entries : thoseThere(section, shared))
        addDecided(places, inForce, section, entries);
    return inForce;
}

Qualification qualificationOf(const Event &event, const std::vector<int> &sections, int ofEach, bool isForBracket)
{
    Qualification all;
    std::vector<std::vector<Qualifier>> best;
    for (const int id : sections) {
        const Section *section = findSection(event, id);
        if (!section)
            continue;
        const std::vector<MissingResult> missing = missingIn(*section);
        all.missing.insert(all.missing.end(), missing.begin(), missing.end());
        best.push_back(goingOn(all, *section, ofEach, isForBracket));
    }
    keepOnce(event, best);
    std::vector<int> sizes;
    for (const std::vector<Qualifier> &group : best)
        sizes.push_back(static_cast<int>(group.size()));
    for (const auto &[group, place] : isForBracket &&all.shared.empty() ? seedsOf(sizes) : byPlaces(sizes))
        all.in.push_back(best[static_cast<std::size_t>(group)][static_cast<std::size_t>(place)]);
    return all;
}

Qualification qualificationOf(const Event &event, const Section &section)
{
    if (!section.intake)
        return {};
    return qualificationOf(
        event, section.intake->sections, section.intake->ofEach, isElimination(section.settings.format));
}

Qualify entering(const Event &event, int section, const std::vector<int> &from, int ofEach)
{
    const Section *into = findSection(event, section);
    const bool isForBracket = into && isElimination(into->settings.format);
    return { section, from, ofEach, qualificationOf(event, from, ofEach, isForBracket).in };
}

std::vector<Action> addedStage(
    const Event &event, const SectionSettings &settings, const std::vector<int> &from, int ofEach, bool despiteMissing)
{
    const int section = event.lastSectionId + 1;
    const bool isForBracket = isElimination(settings.format);
    std::vector<Action> actions { AddSection { settings } };
    if (ofEach > 0 && !from.empty())
        actions.push_back(
            Qualify { section, from, ofEach, qualificationOf(event, from, ofEach, isForBracket).in, despiteMissing });
    return actions;
}

std::vector<int> sectionsBefore(const Event &event, int section)
{
    std::vector<int> before;
    for (const Section &each : event.sections) {
        const bool wentOn = std::any_of(event.sections.begin(), event.sections.end(), [&each](const Section &other) {
            return other.intake
                && std::count(other.intake->sections.begin(), other.intake->sections.end(), each.id) > 0;
        });
        if (each.id != section && !each.entries.empty() && !wentOn)
            before.push_back(each.id);
    }
    return before;
}

bool isIntakeStale(const Event &event, const Section &section)
{
    if (!section.intake)
        return false;
    const Qualification today = qualificationOf(event, section);
    return !today.shared.empty() || bySections(today.in) != bySections(section.intake->qualifiers);
}

std::vector<IntakeDifference> intakeDifferences(const Event &event, const Section &section)
{
    std::vector<IntakeDifference> all;
    if (!isIntakeStale(event, section))
        return all;
    const std::vector<Qualifier> &entered = section.intake->qualifiers;
    const Qualification now = qualificationOf(event, section);
    const std::vector<Qualifier> &today = now.in;
    for (std::size_t place = 0; !now.shared.empty() && place < entered.size(); ++place) {
        if (std::find(today.begin(), today.end(), entered[place]) == today.end())
            all.push_back({ static_cast<int>(place) + 1, entered[place], std::nullopt });
    }
    if (!now.shared.empty())
        return all;
    const auto at = [](const std::vector<Qualifier> &list, std::size_t place) {
        return place < list.size() ? std::optional(list[place]) : std::nullopt;
    };
    for (std::size_t place = 0; place < std::max(entered.size(), today.size()); ++place) {
        if (at(entered, place) != at(today, place))
            all.push_back({ static_cast<int>(place) + 1, at(entered, place), at(today, place) });
    }
    return all;
}

std::vector<std::vector<EntryId>> splitByCriteria(
    const Section &section, const std::vector<EntryId> &entries, const std::vector<Criterion> &criteria)
{
    std::vector<Criterion> asked = criteriaOf(section.settings);
    asked.insert(asked.end(), criteria.begin(), criteria.end());
    SharedParts order;
    int place = 0;
    for (const Standing &standing : standingsOf(factsOf(section), asked)) {
        if (std::find(entries.begin(), entries.end(), standing.entry) == entries.end())
            continue;
        if (order.empty() || standing.place != place)
            order.emplace_back();
        place = standing.place;
        order.back().push_back(standing.entry);
    }
    return order;
}

std::vector<std::vector<EntryId>> splitByLot(std::vector<EntryId> entries, std::uint64_t seed)
{
    std::sort(entries.begin(), entries.end());
    Lot(seed).shuffle(entries);
    SharedParts order;
    for (const EntryId entry : entries)
        order.push_back({ entry });
    return order;
}

PlaceDecision withItsOrder(const Section &section, PlaceDecision decision)
{
    const std::set<EntryId> all = entriesOf(decision);
    const std::vector<EntryId> entries(all.begin(), all.end());
    if (decision.kind == PlaceDecision::Kind::Criteria)
        decision.order = splitByCriteria(section, entries, decision.criteria);
    else if (decision.kind == PlaceDecision::Kind::PlayOff && !decision.games.empty())
        decision.order = splitByGames(entries, decision.games);
    else if (decision.seed)
        decision.order = splitByLot(entries, *decision.seed);
    return decision;
}

} // namespace kagetsu::tournament
