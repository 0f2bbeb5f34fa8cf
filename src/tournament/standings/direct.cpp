// SPDX-License-Identifier: MIT
#include "tournament/standings/direct.h"

#include "tournament/standings/opponents.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

using Places = std::set<std::size_t>;

// Returns the tied entries that it has met.
Places metOf(const EntryFacts &entry, const Places &tied)
{
    Places met;
    for (const RoundFact &round : entry.rounds) {
        if (round.kind == RoundFact::Kind::Played && tied.contains(*round.opponent))
            met.insert(*round.opponent);
    }
    return met;
}

bool haveAllMet(const SectionFacts &facts, const Places &tied)
{
    return std::all_of(tied.begin(), tied.end(),
        [&](std::size_t place) { return metOf(facts.entries[place], tied).size() == tied.size() - 1; });
}

bool areConnected(const SectionFacts &facts, const Places &tied)
{
    Places reached { *tied.begin() };
    std::vector<std::size_t> open { *tied.begin() };
    while (!open.empty()) {
        const std::size_t place = open.back();
        open.pop_back();
        for (const std::size_t next : metOf(facts.entries[place], tied)) {
            if (reached.insert(next).second)
                open.push_back(next);
        }
    }
    return reached.size() == tied.size();
}

template <class AmountOf>
Value sumAmong(const EntryFacts &entry, const Places &tied, AmountOf amountOf)
{
    return sumOf(termsOverPlayed(entry, [&](const RoundFact &round) {
        return Term { 0, {}, 2, amountOf(round), tied.contains(*round.opponent) ? 1 : 0 };
    }));
}

Value withoutEffect()
{
    Value value;
    value.hasEffect = false;
    return value;
}

} // namespace

Value directEncounter(const SectionFacts &facts, std::size_t entry, std::span<const std::size_t> tied)
{
    const Places places(tied.begin(), tied.end());
    if (places.size() < 2 || !haveAllMet(facts, places))
        return withoutEffect();
    return sumAmong(facts.entries[entry], places, [](const RoundFact &round) { return eighths(round.points); });
}

Value connectedEncounter(const SectionFacts &facts, std::size_t entry, std::span<const std::size_t> tied)
{
    const Places places(tied.begin(), tied.end());
    if (places.size() < 2)
        return withoutEffect();
    if (haveAllMet(facts, places))
        return directEncounter(facts, entry, tied);
    if (!areConnected(facts, places))
        return withoutEffect();
    return sumAmong(facts.entries[entry], places, [](const RoundFact &round) { return (round.share - 1) * One; });
}

} // namespace kagetsu::tournament
