// SPDX-License-Identifier: MIT
#include "tournament/formats/knockout.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using BracketPart = BracketMatch::Part;

// The level that decides the place of a seed: 0 while it still plays, otherwise higher the further it came.
struct Reached
{
    int seed = 0;
    int level = 0;
};

// Each round leaves room for all places that its losers play for.
constexpr int LevelsPerRound = 1 << 20;

// A placement match only orders those who lost in the same round.
void addMatch(std::vector<Reached> &all, const BracketMatch &match, const BracketState &state)
{
    if (!state.winner || !state.loser)
        return;
    const auto set = [&all](int seed, int level) {
        if (seed > 0)
            all[static_cast<std::size_t>(seed) - 1].level = level;
    };
    const bool areBothOut = *state.winner == 0 && *state.loser == 0;
    if (match.part == BracketPart::Placement) {
        const int seed =
            areBothOut ? std::max(*state.parties.a, *state.parties.b) : std::max(*state.winner, *state.loser);
        const int level = seed > 0 ? all[static_cast<std::size_t>(seed) - 1].level : 0;
        const int above = level / LevelsPerRound * LevelsPerRound + LevelsPerRound;
        if (match.place > 0 && areBothOut) {
            set(*state.parties.a, above - match.place - 1);
            set(*state.parties.b, above - match.place - 1);
        } else if (match.place > 0) {
            set(*state.winner, above - match.place);
            set(*state.loser, above - match.place - 1);
        }
        return;
    }
    if (areBothOut) {
        set(*state.parties.a, match.round * LevelsPerRound);
        set(*state.parties.b, match.round * LevelsPerRound);
        return;
    }
    set(*state.loser, match.round * LevelsPerRound);
    set(*state.winner, 0);
}

bool isDecided(const Bracket &bracket, const std::vector<BracketState> &states)
{
    return !bracket.empty() && std::all_of(states.begin(), states.end(), [](const BracketState &state) {
        return state.winner.has_value();
    });
}

// True if the loser can still play another match; it gets no place before that.
bool goesOn(const Bracket &bracket, const std::vector<BracketState> &states, int seed)
{
    for (std::size_t i = 0; i < bracket.size(); ++i) {
        const PerParty<std::optional<int>> &parties = states[i].parties;
        if (!states[i].winner && (parties.a == seed || parties.b == seed))
            return true;
    }
    return false;
}

std::vector<Reached> reachedOf(const Section &section, const Bracket &bracket, const std::vector<BracketState> &states)
{
    std::vector<Reached> all;
    for (int seed = 1; seed <= static_cast<int>(section.entries.size()); ++seed)
        all.push_back({ seed, 0 });
    for (std::size_t i = 0; i < bracket.size(); ++i)
        addMatch(all, bracket[i], states[i]);
    for (Reached &each : all)
        each.level = goesOn(bracket, states, each.seed) ? 0 : each.level;
    return all;
}

} // namespace

std::vector<KnockoutPlace> knockoutPlaces(const Section &section)
{
    const Bracket bracket = bracketOf(section);
    const std::vector<BracketState> states = stateOf(bracket, resultsOf(section, bracket));
    std::vector<Reached> all = reachedOf(section, bracket, states);
    // Those who still play come before all who are out.
    std::stable_sort(all.begin(), all.end(), [](const Reached &a, const Reached &b) {
        return a.level != b.level && (a.level == 0 || (b.level != 0 && a.level > b.level));
    });
    std::vector<KnockoutPlace> places;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isOpen = all[i].level == 0 && !isDecided(bracket, states);
        const bool isShared = i > 0 && all[i].level == all[i - 1].level;
        // An entry that lost is second at best.
        const int own = i == 0 && all[i].level != 0 ? 2 : static_cast<int>(i) + 1;
        const int place = isOpen ? 0 : isShared ? places.back().place : own;
        places.push_back({ entryOfSeed(section, all[i].seed), place });
    }
    return places;
}

} // namespace kagetsu::tournament
