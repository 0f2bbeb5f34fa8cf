// SPDX-License-Identifier: MIT
#include "tournament/score/losses.h"

#include "tournament/score/facts.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

bool isLost(const RoundFact &round)
{
    return round.kind == RoundFact::Kind::ForfeitLoss || (round.kind == RoundFact::Kind::Played && round.share == 0);
}

} // namespace

std::set<EntryId> outOf(const Section &section, int round)
{
    const int losses = section.settings.options.swiss.outAfterLosses;
    std::set<EntryId> out;
    if (losses == 0 || section.settings.format != Format::Swiss)
        return out;
    for (const EntryFacts &entry : factsOf(section, round - 1).entries) {
        if (std::count_if(entry.rounds.begin(), entry.rounds.end(), isLost) >= losses)
            out.insert(entry.id);
    }
    return out;
}

std::set<EntryId> playersIn(const Section &section, int round)
{
    const std::set<EntryId> out = outOf(section, round);
    std::set<EntryId> players;
    for (const Entry &entry : section.entries) {
        if (takesPart(entry, round) && !out.contains(entry.id))
            players.insert(entry.id);
    }
    return players;
}

} // namespace kagetsu::tournament
