// SPDX-License-Identifier: MIT
#include "tournament/formats/swissfacts.h"

#include "tournament/model/find.h"
#include "tournament/score/facts.h"
#include "tournament/score/losses.h"

namespace kagetsu::tournament {

namespace {

bool isFree(const RoundFact &round, const SectionOptions &options)
{
    return round.kind == RoundFact::Kind::PairingBye || round.kind == RoundFact::Kind::FullBye
        || (round.kind == RoundFact::Kind::ForfeitWin && options.forfeitWinIsABye);
}

void addRounds(SwissFacts &facts, const SectionFacts &section, const EntryFacts &entry, const SectionOptions &options)
{
    for (const RoundFact &round : entry.rounds) {
        if (round.kind == RoundFact::Kind::Played)
            facts.opponents.push_back(section.entries[*round.opponent].id);
        if (round.opened)
            facts.opened.push_back(*round.opened);
        facts.byes += isFree(round, options) ? 1 : 0;
    }
}

// Points of each entry before a round, and those after it, decided by what was played there.
void addFloats(SwissFacts &facts, const std::vector<SectionFacts> &until, std::size_t place)
{
    const EntryFacts &entry = until.back().entries[place];
    for (std::size_t round = 0; round < entry.rounds.size(); ++round) {
        const RoundFact &fact = entry.rounds[round];
        facts.movedDown = facts.movedUp = false;
        if (fact.kind == RoundFact::Kind::Played) {
            const Points own = until[round].entries[place].points;
            const Points others = until[round].entries[*fact.opponent].points;
            facts.movedDown = others < own;
            facts.movedUp = others > own;
        } else {
            facts.movedDown = fact.share > 0;
        }
        facts.downs += facts.movedDown ? 1 : 0;
        facts.ups += facts.movedUp ? 1 : 0;
    }
}

} // namespace

std::vector<SwissFacts> swissFactsOf(const Section &section)
{
    const SectionFacts now = factsOf(section);
    // After so many rounds.
    std::vector<SectionFacts> until;
    for (int round = 0; round < now.rounds; ++round)
        until.push_back(factsOf(section, round));
    until.push_back(now);
    std::vector<SwissFacts> all;
    const std::set<EntryId> players = playersIn(section, now.rounds + 1);
    for (std::size_t place = 0; place < now.entries.size(); ++place) {
        const Entry &entry = *findEntry(section, now.entries[place].id);
        if (!players.contains(entry.id))
            continue;
        SwissFacts facts;
        facts.id = entry.id;
        facts.number = entry.number;
        facts.points = now.entries[place].points;
        facts.club = entry.details.club;
        facts.country = entry.details.country;
        addRounds(facts, now, now.entries[place], section.settings.options);
        addFloats(facts, until, place);
        all.push_back(std::move(facts));
    }
    return all;
}

} // namespace kagetsu::tournament
