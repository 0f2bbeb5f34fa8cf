// SPDX-License-Identifier: MIT
#include "tournament/swiss/swissround.h"

#include "tournament/formats/lot.h"
#include "tournament/formats/roundrobin.h"
#include "tournament/formats/swissfacts.h"
#include "tournament/model/find.h"
#include "tournament/score/losses.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

using Apart = SwissRules::Apart;

int nextRound(const Section &section)
{
    return static_cast<int>(section.rounds.size()) + 1;
}

const std::string &groupOf(const SwissFacts &facts, Apart apart)
{
    static const std::string None;
    if (apart == Apart::Nobody)
        return None;
    return apart == Apart::Clubs ? facts.club : facts.country;
}

bool isInUpperHalf(const Section &section, int number)
{
    const auto before = std::count_if(
        section.entries.begin(), section.entries.end(), [number](const Entry &each) { return each.number < number; });
    return 2 * before < std::ssize(section.entries);
}

pairing::Player playerOf(const Section &section, const SwissFacts &facts, const SwissRules &rules)
{
    const int round = nextRound(section);
    pairing::Player player;
    player.number = facts.number;
    player.points = facts.points.halves;
    if (rules.isAccelerated(round) && isInUpperHalf(section, facts.number))
        player.points += section.settings.score.win.halves;
    for (const EntryId opponent : facts.opponents)
        player.met.push_back(numberOf(section, opponent));
    for (const bool opened : facts.opened)
        player.sides.push_back(opened ? pairing::Side::Opener : pairing::Side::Second);
    player.byes = facts.byes;
    player.movedDown = facts.movedDown;
    player.movedUp = facts.movedUp;
    player.club = groupOf(facts, rules.apartIn(round));
    return player;
}

bool isIn(const std::vector<Bye> &byes, EntryId entry)
{
    return std::any_of(byes.begin(), byes.end(), [entry](const Bye &bye) { return bye.entry == entry; });
}

// True if a lock keeps its entry out of the pairing of this round. An entry locked to the pairing bye is part of the
// pairing.
bool isAway(const Section &section, const Lock &lock, int round)
{
    return lock.round == round && !lock.b && byeOf(section, lock) != Bye::Kind::Pairing;
}

void addLock(pairing::Locks &locks, const Section &section, const Lock &lock)
{
    const int a = numberOf(section, lock.a);
    if (!lock.b) {
        locks.byes.push_back(a);
        return;
    }
    locks.pairs.push_back({ { a, numberOf(section, *lock.b) }, lock.table });
    if (lock.sides)
        locks.sides.push_back({ a, pairing::Side::Opener });
}

pairing::Options optionsOf(const Section &section, const SwissChoices &choices, const std::vector<Bye> &away)
{
    pairing::Options options;
    options.round = nextRound(section);
    // If players drop out after losses, nobody knows who plays in the next round.
    options.rounds = section.settings.options.swiss.outAfterLosses > 0 ? 0 : section.settings.options.rounds;
    options.style = choices.rules.styleIn(options.round);
    options.keepsClubsApart = choices.rules.apartIn(options.round) != Apart::Nobody;
    options.isFromTheTop = choices.rules.isFromTheTop;
    options.isByeByLot = choices.rules.isByeByLot;
    options.mayRematch = choices.rules.mayRematch;
    options.seed = seedOfRound(section.settings, options.round);
    for (const auto &[a, b] : choices.forbidden)
        options.forbidden.push_back({ numberOf(section, a), numberOf(section, b) });
    for (const Lock &lock : section.locks) {
        const bool isGone = isIn(away, lock.a) || (lock.b && isIn(away, *lock.b));
        if (lock.round == options.round && !isGone)
            addLock(options.locks, section, lock);
    }
    return options;
}

bool isLocked(const pairing::Locks &locks, const pairing::Table &table)
{
    return std::any_of(locks.pairs.begin(), locks.pairs.end(), [&table](const pairing::Locks::Pair &pair) {
        return pair.players == pairing::Couple { table.opener, table.second }
        || pair.players == pairing::Couple { table.second, table.opener };
    });
}

} // namespace

std::uint64_t seedOfRound(const SectionSettings &settings, int round)
{
    return Lot(settings.seed + static_cast<std::uint64_t>(round)).next() >> 1;
}

Bye::Kind byeOf(const Section &section, const Lock &lock)
{
    return lock.bye.value_or(section.settings.options.missedRounds);
}

std::vector<Bye> byesBeforePairing(const Section &section, const SwissChoices &choices)
{
    const std::set<EntryId> players = playersIn(section, nextRound(section));
    std::vector<Bye> byes = choices.byes;
    for (const Lock &lock : section.locks) {
        if (isAway(section, lock, nextRound(section)) && players.contains(lock.a) && !isIn(byes, lock.a))
            byes.push_back({ lock.a, byeOf(section, lock) });
    }
    return byes;
}

SwissInput swissInputOf(const Section &section, const SwissChoices &choices)
{
    const std::vector<Bye> away = byesBeforePairing(section, choices);
    SwissInput input { {}, {}, optionsOf(section, choices, away) };
    for (const SwissFacts &facts : swissFactsOf(section)) {
        pairing::Player player = playerOf(section, facts, choices.rules);
        if (!isIn(away, facts.id))
            input.players.push_back(std::move(player));
        else if (input.options.rounds > input.options.round)
            input.away.push_back({ player.number, std::move(player.met), player.byes });
    }
    return input;
}

SwissInput swissInputOf(const Section &section)
{
    return swissInputOf(section, { section.settings.options.swiss });
}

SwissInput asOfFirstRules(SwissInput input)
{
    input.options.rounds = 0;
    input.away.clear();
    for (pairing::Player &player : input.players)
        player.byes = std::min(player.byes, 1);
    return input;
}

AddRound swissRoundOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing)
{
    AddRound action { section.id, {}, textOf(input) };
    action.round.seed = input.options.seed;
    action.round.ruleVersion = PairingRules;
    action.round.byes = byesBeforePairing(section, choices);
    for (const pairing::Table &table : pairing.tables) {
        addMatch(action.round, entryOfNumber(section, table.opener), entryOfNumber(section, table.second),
            section.settings.options.gamesPerMatch);
        if (isLocked(input.options.locks, table))
            action.round.matches.back().origin = Match::Origin::ByHand;
    }
    for (const int number : pairing.byes)
        action.round.byes.push_back({ entryOfNumber(section, number), Bye::Kind::Pairing });
    return action;
}

std::vector<Action> swissStepOf(
    const Section &section, const SwissChoices &choices, const SwissInput &input, const pairing::Pairing &pairing)
{
    std::vector<Action> step { swissRoundOf(section, choices, input, pairing) };
    for (const Lock &lock : section.locks) {
        if (isAway(section, lock, nextRound(section)))
            step.push_back(RemoveLocks { section.id, nextRound(section), lock.a });
    }
    return step;
}

std::vector<Action> swissStepOf(const Section &section, const pairing::Pairing &pairing)
{
    const SwissChoices choices { section.settings.options.swiss };
    return swissStepOf(section, choices, swissInputOf(section, choices), pairing);
}

const Lock *lockOf(const Section &section, EntryId entry)
{
    const auto found = std::ranges::find_if(section.locks, [&, next = nextRoundOf(section)](const Lock &lock) {
        return lock.round == next && (lock.a == entry || lock.b == entry);
    });
    return found == section.locks.end() ? nullptr : &*found;
}

bool sitsOut(const Section &section, EntryId entry)
{
    const int next = nextRoundOf(section);
    const Round *draft = findRound(section, next);
    const auto isBye = [entry](const Bye &bye) { return bye.entry == entry && bye.kind != Bye::Kind::Pairing; };
    const auto isLocked = [&](const Lock &lock) { return lock.round == next && !lock.b && lock.a == entry; };
    return std::ranges::any_of(section.locks, isLocked) || (draft && std::ranges::any_of(draft->byes, isBye));
}

} // namespace kagetsu::tournament
