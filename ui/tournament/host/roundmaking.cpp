// SPDX-License-Identifier: MIT
#include "ui/tournament/host/roundmaking.h"

#include "tournament/formats/draw.h"
#include "tournament/formats/knockout.h"
#include "tournament/formats/swissfacts.h"
#include "tournament/model/find.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::Bye;
using tournament::Entry;
using tournament::EntryId;
using tournament::Match;
using tournament::Round;
using tournament::Section;

namespace {

// Of the rules by which rounds are paired, for whoever computes one again.
constexpr int RuleVersion = 1;

// The section before its draft, and that draft.
Section withoutDraft(Section section)
{
    while (!section.rounds.empty() && section.rounds.back().state == Round::State::Draft)
        section.rounds.pop_back();
    return section;
}

pairing::Player playerOf(const Section &section, const tournament::SwissFacts &facts)
{
    pairing::Player player;
    player.number = facts.number;
    player.points = facts.points.halves;
    for (const EntryId opponent : facts.opponents)
        player.met.push_back(numberOf(section, opponent));
    for (const bool opened : facts.opened)
        player.sides.push_back(opened ? pairing::Side::Opener : pairing::Side::Second);
    player.hadBye = facts.hadBye;
    player.movedDown = facts.movedDown;
    player.movedUp = facts.movedUp;
    player.club = facts.club;
    return player;
}

void addLock(pairing::Locks &locks, const Section &section, const tournament::Lock &lock)
{
    const int a = numberOf(section, lock.a);
    if (!lock.b) {
        locks.byes.push_back(a);
        return;
    }
    const int b = numberOf(section, *lock.b);
    locks.pairs.push_back({ { a, b }, lock.table });
    if (!lock.sides)
        return;
    locks.sides.push_back({ a, pairing::Side::Opener });
    locks.sides.push_back({ b, pairing::Side::Second });
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

Bye::Kind kindOfBye(const Section &section, const SwissQuestion &question, int number)
{
    return isNamed(question.options.locks.byes, number) ? section.settings.options.missedRounds : Bye::Kind::Pairing;
}

// Entries can have come and gone since a draft was made.
bool areAll(std::vector<int> numbers, const std::vector<pairing::Player> &players)
{
    std::vector<int> sought;
    for (const pairing::Player &player : players)
        sought.push_back(player.number);
    std::ranges::sort(numbers);
    std::ranges::sort(sought);
    return numbers == sought;
}

// The byes keep their kinds; who came to one by hand has the kind of the other.
std::vector<Bye> byesOf(const Section &section, const Round &before, const pairing::Pairing &pairing)
{
    std::vector<Bye> byes = before.byes;
    for (std::size_t i = 0; i < byes.size() && i < pairing.byes.size(); ++i)
        byes[i].entry = entryOf(section, pairing.byes[i]);
    return byes;
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

SwissQuestion swissQuestion(const Section &section, std::uint64_t seed)
{
    const Section before = withoutDraft(section);
    SwissQuestion question;
    for (const tournament::SwissFacts &facts : tournament::swissFactsOf(before))
        question.players.push_back(playerOf(section, facts));
    question.options.round = static_cast<int>(before.rounds.size()) + 1;
    question.options.seed = seed;
    for (const tournament::Lock &lock : section.locks) {
        if (lock.round == question.options.round)
            addLock(question.options.locks, section, lock);
    }
    return question;
}

Round roundOf(const Section &section, const SwissQuestion &question, const pairing::Pairing &pairing)
{
    Round round;
    round.seed = question.options.seed;
    round.ruleVersion = RuleVersion;
    for (const pairing::Table &table : pairing.tables) {
        tournament::addMatch(round, entryOf(section, table.opener), entryOf(section, table.second),
            section.settings.options.gamesPerMatch);
    }
    for (const int number : pairing.byes)
        round.byes.push_back({ entryOf(section, number), kindOfBye(section, question, number) });
    return round;
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

std::optional<Round> roundByFormat(const Section &section)
{
    const std::size_t next = section.rounds.size();
    if (tournament::isElimination(section.settings.format)) {
        const Round round = tournament::knockoutRound(section);
        return round.matches.empty() && round.byes.empty() ? std::nullopt : std::optional(round);
    }
    const std::vector<Round> rounds = tournament::roundRobinOf(section);
    return next < rounds.size() ? std::optional(rounds[next]) : std::nullopt;
}

std::optional<Exchange> exchanged(const Section &section, EntryId a, EntryId b)
{
    if (section.rounds.empty() || a == b)
        return std::nullopt;
    const Round &round = section.rounds.back();
    const SwissQuestion question = swissQuestion(section, round.seed);
    const pairing::Pairing before = pairingOf(section, round);
    const pairing::Swap swap { numberOf(section, a), numberOf(section, b) };
    std::vector<int> named = namedBy(before);
    if (!isNamed(named, swap.a) || !isNamed(named, swap.b) || !areAll(std::move(named), question.players))
        return std::nullopt;
    const pairing::Pairing after = pairing::swapped(question.players, question.options, before, swap);
    std::optional<Exchange> exchange(std::in_place);
    exchange->breaches = pairing::brokenBy(question.players, question.options, before, swap);
    const Round drawn = roundOf(section, question, after);
    for (Match match : drawn.matches) {
        const Match *old = tableOf(round, match.table);
        match.origin = old && isSameTable(*old, match) ? old->origin : Match::Origin::ByHand;
        exchange->matches.push_back(std::move(match));
    }
    exchange->byes = byesOf(section, round, after);
    return exchange;
}

} // namespace kagetsu::ui
