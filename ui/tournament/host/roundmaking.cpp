// SPDX-License-Identifier: MIT
#include "ui/tournament/host/roundmaking.h"

#include "tournament/formats/draw.h"
#include "tournament/formats/swissfacts.h"
#include "tournament/model/find.h"
#include "tournament/swiss/pairedswiss.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::Bye;
using tournament::Entry;
using tournament::EntryId;
using tournament::Match;
using tournament::Round;
using tournament::Section;

namespace {

// Returns the section without its drafts.
Section withoutDraft(Section section)
{
    while (!section.rounds.empty() && section.rounds.back().state == Round::State::Draft)
        section.rounds.pop_back();
    return section;
}

bool isSittingOut(const tournament::Lock &lock, int round)
{
    return lock.round == round && !lock.b;
}

bool isSameTable(const Match &before, const Match &after)
{
    return before.a == after.a && before.b == after.b;
}

const Match *tableOf(const Round &round, int table)
{
    return tournament::findMatch(round, table);
}

std::vector<int> namedBy(const pairing::Pairing &pairing)
{
    std::vector<int> numbers = pairing.byes;
    for (const pairing::Table &table : pairing.tables) {
        numbers.push_back(table.opener);
        numbers.push_back(table.second);
    }
    return numbers;
}

bool isNamed(const std::vector<int> &numbers, int number)
{
    return std::ranges::count(numbers, number) > 0;
}

// True if these are exactly the players. Entries may have joined or left since a draft was made.
bool areAll(std::vector<int> numbers, const std::vector<pairing::Player> &players)
{
    std::vector<int> sought;
    for (const pairing::Player &player : players)
        sought.push_back(player.number);
    std::ranges::sort(numbers);
    std::ranges::sort(sought);
    return numbers == sought;
}

// The byes keep their kinds: an entry that was given a bye by hand takes over the kind of the other's.
std::vector<Bye> byesOf(const Section &section, const Round &before, const pairing::Pairing &pairing)
{
    std::vector<Bye> byes = before.byes;
    for (std::size_t i = 0; i < byes.size() && i < pairing.byes.size(); ++i)
        byes[i].entry = entryOf(section, pairing.byes[i]);
    return byes;
}

std::optional<pairing::Outlook> fewerAfter(const Section &section, const Exchange &exchange)
{
    Section changed = section;
    changed.rounds.back().matches = exchange.matches;
    changed.rounds.back().byes = exchange.byes;
    const auto before = tournament::outlookOfDraft(section);
    const auto after = tournament::outlookOfDraft(changed);
    return before && after && after->rounds < before->rounds ? after : std::nullopt;
}

} // namespace

int publishedIn(const Section &section)
{
    return static_cast<int>(
        std::ranges::count_if(section.rounds, [](const Round &round) { return round.state != Round::State::Draft; }));
}

int nextRoundOf(const Section &section)
{
    return publishedIn(section) + 1;
}

bool isAnythingPublished(const Section &section)
{
    return publishedIn(section) > 0;
}

int numberOf(const Section &section, EntryId entry)
{
    const Entry *found = tournament::findEntry(section, entry);
    return found ? found->number : 0;
}

EntryId entryOf(const Section &section, int number)
{
    const auto found = std::ranges::find(section.entries, number, &Entry::number);
    return found == section.entries.end() ? EntryId() : found->id;
}

SwissQuestion swissQuestion(const Section &section)
{
    SwissQuestion question { { section.settings.options.swiss }, {} };
    question.input = tournament::swissInputOf(section, question.choices);
    return question;
}

std::vector<tournament::Action> actionsOf(
    const Section &section, const SwissQuestion &question, const pairing::Pairing &pairing)
{
    return tournament::swissStepOf(section, question.choices, question.input, pairing);
}

std::vector<tournament::Action> discardOf(const Section &section)
{
    const int number = static_cast<int>(section.rounds.size());
    std::vector<tournament::Action> step { tournament::RemoveRound { section.id, number } };
    for (const Bye &bye : section.rounds.back().byes) {
        if (bye.kind != Bye::Kind::Pairing && section.settings.format == tournament::Format::Swiss)
            step.push_back(
                tournament::AddLock { section.id, { number, bye.entry, std::nullopt, false, std::nullopt, bye.kind } });
    }
    return step;
}

const tournament::Lock *lockOf(const Section &section, EntryId entry)
{
    const int next = nextRoundOf(section);
    const auto found = std::ranges::find_if(section.locks,
        [&](const tournament::Lock &lock) { return lock.round == next && (lock.a == entry || lock.b == entry); });
    return found == section.locks.end() ? nullptr : &*found;
}

bool sitsOut(const Section &section, EntryId entry)
{
    const int next = nextRoundOf(section);
    const Round *draft = tournament::findRound(section, next);
    const auto isBye = [entry](const Bye &bye) { return bye.entry == entry && bye.kind != Bye::Kind::Pairing; };
    return std::ranges::any_of(section.locks, [&](const tournament::Lock &lock) {
        return isSittingOut(lock, next) && lock.a == entry;
    }) || (draft && std::ranges::any_of(draft->byes, isBye));
}

pairing::Pairing pairingOf(const Section &section, const Round &round)
{
    pairing::Pairing pairing;
    for (const Match &match : round.matches)
        pairing.tables.push_back({ numberOf(section, match.a), numberOf(section, match.b) });
    for (const Bye &bye : round.byes)
        pairing.byes.push_back(numberOf(section, bye.entry));
    return pairing;
}

std::optional<Exchange> exchanged(const Section &section, EntryId a, EntryId b)
{
    if (section.rounds.empty() || a == b)
        return std::nullopt;
    const Round &round = section.rounds.back();
    const tournament::SwissInput input = tournament::swissInputOf(withoutDraft(section));
    const pairing::Pairing before = pairingOf(section, round);
    const pairing::Swap swap { numberOf(section, a), numberOf(section, b) };
    std::vector<int> named = namedBy(before);
    if (!isNamed(named, swap.a) || !isNamed(named, swap.b) || !areAll(std::move(named), input.players))
        return std::nullopt;
    const pairing::Pairing after = pairing::swapped(input.players, input.options, before, swap);
    std::optional<Exchange> exchange(std::in_place);
    exchange->breaches = pairing::brokenBy(input.players, input.options, before, swap);
    Round drawn;
    for (const pairing::Table &table : after.tables) {
        tournament::addMatch(drawn, entryOf(section, table.opener), entryOf(section, table.second),
            section.settings.options.gamesPerMatch);
    }
    for (Match match : drawn.matches) {
        const Match *old = tableOf(round, match.table);
        match.origin = old && isSameTable(*old, match) ? old->origin : Match::Origin::ByHand;
        exchange->matches.push_back(std::move(match));
    }
    exchange->byes = byesOf(section, round, after);
    exchange->outlook = fewerAfter(section, *exchange);
    return exchange;
}

} // namespace kagetsu::ui
