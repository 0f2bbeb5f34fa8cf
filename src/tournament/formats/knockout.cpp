// SPDX-License-Identifier: MIT
#include "tournament/formats/knockout.h"

#include "tournament/formats/roundrobin.h"
#include "tournament/score/settled.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

const Match *matchBetween(const Round &round, EntryId a, EntryId b)
{
    const auto found = std::find_if(round.matches.begin(), round.matches.end(),
        [a, b](const Match &match) { return (match.a == a && match.b == b) || (match.a == b && match.b == a); });
    return found == round.matches.end() ? nullptr : &*found;
}

// `a` is the entry that is party A in the bracket.
BracketResult resultOf(const Match &match, EntryId a, const ScoreSystem &system)
{
    const std::optional<MatchScore> score = scoreOf(match, system);
    if (!score)
        return BracketResult::Open;
    if (score->share.a == score->share.b)
        return score->share.a > 0 ? BracketResult::Open : BracketResult::NobodyWon;
    return (score->share.a > score->share.b) == (match.a == a) ? BracketResult::AWon : BracketResult::BWon;
}

bool isToBePlayed(const BracketState &state)
{
    return state.parties.a.value_or(0) > 0 && state.parties.b.value_or(0) > 0;
}

bool isKnown(const BracketState &state)
{
    return state.parties.a && state.parties.b;
}

BracketResult resultOf(const Section &section, const BracketMatch &match, const BracketState &state)
{
    const auto round = static_cast<std::size_t>(match.round) - 1;
    if (!isToBePlayed(state) || round >= section.rounds.size())
        return BracketResult::Open;
    const EntryId a = entryOfSeed(section, *state.parties.a);
    const Match *played = matchBetween(section.rounds[round], a, entryOfSeed(section, *state.parties.b));
    return played ? resultOf(settled(section, match.round, *played), a, section.settings.score) : BracketResult::Open;
}

// Adds a match, or a bye for an entry without an opponent. A placement match gives no bye, because nothing follows from
// it.
void addTo(Round &round, const Section &section, const BracketState &state, BracketMatch::Part part)
{
    const auto [a, b] = PerParty<int> { *state.parties.a, *state.parties.b };
    if (a > 0 && b > 0)
        addMatch(round, entryOfSeed(section, a), entryOfSeed(section, b), section.settings.options.gamesPerMatch);
    else if ((a > 0 || b > 0) && part != BracketMatch::Part::Placement)
        round.byes.push_back({ entryOfSeed(section, a + b), Bye::Kind::Pairing });
}

} // namespace

EntryId entryOfSeed(const Section &section, int seed)
{
    std::vector<std::pair<int, EntryId>> order;
    for (const Entry &entry : section.entries)
        order.emplace_back(entry.number, entry.id);
    std::sort(order.begin(), order.end());
    return order[static_cast<std::size_t>(seed) - 1].second;
}

Bracket bracketOf(const Section &section)
{
    const int entries = static_cast<int>(section.entries.size());
    return section.settings.format == Format::DoubleElimination
        ? doubleElimination(entries, section.settings.options.secondGrandFinal)
        : singleElimination(entries, section.settings.options.playedPlaces());
}

std::vector<BracketResult> resultsOf(const Section &section, const Bracket &bracket)
{
    std::vector<BracketResult> results(bracket.size(), BracketResult::Open);
    // The rounds are read in order, so that each needs only results that are known by then.
    for (std::size_t round = 0; round < section.rounds.size(); ++round) {
        const std::vector<BracketState> states = stateOf(bracket, results);
        for (std::size_t i = 0; i < bracket.size(); ++i) {
            if (bracket[i].round == static_cast<int>(round) + 1)
                results[i] = resultOf(section, bracket[i], states[i]);
        }
    }
    return results;
}

Round knockoutRound(const Section &section)
{
    const Bracket bracket = bracketOf(section);
    const std::vector<BracketState> states = stateOf(bracket, resultsOf(section, bracket));
    const int next = static_cast<int>(section.rounds.size()) + 1;
    Round round;
    bool isMoreToPlay = false;
    for (std::size_t i = 0; i < bracket.size(); ++i) {
        isMoreToPlay = isMoreToPlay || (bracket[i].round >= next && isToBePlayed(states[i]));
        if (bracket[i].round != next)
            continue;
        if (!isKnown(states[i]))
            return {};
        addTo(round, section, states[i], bracket[i].part);
    }
    return isMoreToPlay ? round : Round();
}

} // namespace kagetsu::tournament
