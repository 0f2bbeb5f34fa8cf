// SPDX-License-Identifier: MIT
#include "tournament/swiss/pairedswiss.h"

#include "tournament/model/find.h"
#include "tournament/swiss/swissround.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

int numberIn(const Section &section, EntryId id)
{
    const Entry *entry = findEntry(section, id);
    return entry ? entry->number : 0;
}

// True if exactly these players are in the pairing.
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

} // namespace

Result<PairedSwiss, pairing::Obstacle> pairedSwiss(const SwissInput &input, const pairing::Progress &progress)
{
    const auto &[players, away, options] = input;
    auto best = pairing::pairRound(players, options, progress);
    if (!best)
        return Fault { best.fault() };
    pairing::Foresight foresight = pairing::foresee(players, away, options, *best, progress);
    return PairedSwiss { std::move(best).value(), foresight.outlook, std::move(foresight.better) };
}

Result<PairedSwiss, pairing::Obstacle> pairedByFirstRules(
    const SwissInput &input, int rounds, const pairing::Progress &progress)
{
    const auto &players = input.players;
    const auto &options = input.options;
    auto best = pairing::pairRound(players, options, progress);
    if (!best)
        return Fault { best.fault() };
    PairedSwiss paired { std::move(best).value() };
    if (!pairing::needsLookAhead(players.size(), options.round, rounds)
        || pairing::leavesAnotherRound(players, options, paired.best))
        return paired;
    paired.better = pairing::pairRoundBeforeAnother(players, options, progress);
    if (!paired.better)
        paired.outlook.way = pairing::Outlook::Way::Closed;
    return paired;
}

std::optional<pairing::Outlook> outlookOfDraft(const Section &section)
{
    const bool isDraft = section.settings.format == Format::Swiss && !section.rounds.empty()
        && section.rounds.back().state == Round::State::Draft;
    if (!isDraft)
        return std::nullopt;
    Section before = section;
    before.rounds.pop_back();
    const Round &draft = section.rounds.back();
    SwissChoices choices { section.settings.options.swiss };
    pairing::Pairing pairing;
    for (const Match &match : draft.matches)
        pairing.tables.push_back({ numberIn(section, match.a), numberIn(section, match.b) });
    for (const Bye &bye : draft.byes) {
        if (bye.kind == Bye::Kind::Pairing)
            pairing.byes.push_back(numberIn(section, bye.entry));
        else
            choices.byes.push_back(bye);
    }
    const SwissInput input = swissInputOf(before, choices);
    if (!arePaired(input.players, pairing))
        return std::nullopt;
    return pairing::outlookAfter(input.players, input.away, input.options, pairing);
}

} // namespace kagetsu::tournament
