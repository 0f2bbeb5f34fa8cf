// SPDX-License-Identifier: MIT
#include "tournament/swiss/draft.h"

#include "tournament/formats/roundrobin.h"
#include "tournament/model/find.h"
#include "tournament/swiss/swissround.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

// True if exactly these players are in the pairing. Entries can have come and gone since a draft was made.
bool arePaired(const std::vector<pairing::Player> &players, const pairing::Pairing &pairing)
{
    std::vector<int> sought;
    for (const pairing::Player &player : players)
        sought.push_back(player.number);
    std::vector<int> found = pairing.byes;
    for (const pairing::Table &table : pairing.tables)
        found.insert(found.end(), { table.opener, table.second });
    std::ranges::sort(sought);
    std::ranges::sort(found);
    return sought == found;
}

// Each bye keeps its kind: an entry that was moved to a bye gets the kind of the bye that was there.
std::vector<Bye> byesOf(const Section &section, const Round &before, const pairing::Pairing &pairing)
{
    std::vector<Bye> byes = before.byes;
    for (std::size_t i = 0; i < byes.size() && i < pairing.byes.size(); ++i)
        byes[i].entry = entryOfNumber(section, pairing.byes[i]);
    return byes;
}

std::vector<Match> matchesOf(const Section &section, const Round &before, const pairing::Pairing &pairing)
{
    Round drawn;
    for (const pairing::Table &table : pairing.tables)
        addMatch(drawn, entryOfNumber(section, table.opener), entryOfNumber(section, table.second),
            section.settings.options.gamesPerMatch);
    for (Match &match : drawn.matches) {
        const Match *old = findMatch(before, match.table);
        const bool isSame = old && old->a == match.a && old->b == match.b;
        match.origin = isSame ? old->origin : Match::Origin::ByHand;
    }
    return std::move(drawn.matches);
}

std::optional<pairing::Outlook> fewerAfter(const Section &section, const Exchange &exchange)
{
    Section changed = section;
    changed.rounds.back().matches = exchange.matches;
    changed.rounds.back().byes = exchange.byes;
    const auto before = outlookOfDraft(section);
    const auto after = outlookOfDraft(changed);
    return before && after && after->rounds < before->rounds ? after : std::nullopt;
}

} // namespace

pairing::Pairing pairingOf(const Section &section, const Round &round)
{
    pairing::Pairing pairing;
    for (const Match &match : round.matches)
        pairing.tables.push_back({ numberOf(section, match.a), numberOf(section, match.b) });
    for (const Bye &bye : round.byes)
        pairing.byes.push_back(numberOf(section, bye.entry));
    return pairing;
}

std::optional<pairing::Outlook> outlookOfDraft(const Section &section)
{
    const bool isDraft = section.settings.format == Format::Swiss && !section.rounds.empty()
        && section.rounds.back().state == Round::State::Draft;
    if (!isDraft)
        return std::nullopt;
    Section before = section;
    before.rounds.pop_back();
    SwissChoices choices { section.settings.options.swiss };
    Round paired = section.rounds.back();
    std::ranges::copy_if(
        paired.byes, std::back_inserter(choices.byes), [](const Bye &bye) { return bye.kind != Bye::Kind::Pairing; });
    std::erase_if(paired.byes, [](const Bye &bye) { return bye.kind != Bye::Kind::Pairing; });
    const pairing::Pairing pairing = pairingOf(section, paired);
    const SwissInput input = swissInputOf(before, choices);
    if (!arePaired(input.players, pairing))
        return std::nullopt;
    return pairing::outlookAfter(input.players, input.away, input.options, pairing);
}

std::vector<Action> discardOf(const Section &section)
{
    const int number = static_cast<int>(section.rounds.size());
    std::vector<Action> step { RemoveRound { section.id, number } };
    for (const Bye &bye : section.rounds.back().byes) {
        if (bye.kind != Bye::Kind::Pairing && section.settings.format == Format::Swiss)
            step.push_back(AddLock { section.id, { number, bye.entry, std::nullopt, false, std::nullopt, bye.kind } });
    }
    return step;
}

std::vector<Action> stepBackOf(const Section &section, int round)
{
    const Round *found = findRound(section, round);
    if (!found)
        return {};
    switch (found->state) {
    case Round::State::Draft: return discardOf(section);
    case Round::State::Published: return { UnpublishRound { section.id, round, /*losesResults=*/true } };
    case Round::State::Finished: break;
    }
    return { ReopenRound { section.id, round } };
}

std::optional<Exchange> exchanged(const Section &section, EntryId a, EntryId b)
{
    if (section.rounds.empty() || a == b)
        return std::nullopt;
    const Round &round = section.rounds.back();
    Section undrawn = section;
    while (!undrawn.rounds.empty() && undrawn.rounds.back().state == Round::State::Draft)
        undrawn.rounds.pop_back();
    const SwissInput input = swissInputOf(undrawn);
    const pairing::Pairing before = pairingOf(section, round);
    const pairing::Swap swap { numberOf(section, a), numberOf(section, b) };
    const auto isIn = [&](int number) {
        return std::ranges::count(input.players, number, &pairing::Player::number) > 0;
    };
    if (!isIn(swap.a) || !isIn(swap.b) || !arePaired(input.players, before))
        return std::nullopt;
    const pairing::Pairing after = pairing::swapped(input.players, input.options, before, swap);
    Exchange exchange { matchesOf(section, round, after), byesOf(section, round, after),
        pairing::brokenBy(input.players, input.options, before, swap) };
    exchange.outlook = fewerAfter(section, exchange);
    return exchange;
}

} // namespace kagetsu::tournament
