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

// `before` contains the facts without the last round, whose points decided the pairing of that round.
void addFloats(SwissFacts &facts, const SectionFacts &before, const EntryFacts &entry, std::size_t place)
{
    if (entry.rounds.empty())
        return;
    const RoundFact &last = entry.rounds.back();
    if (last.kind == RoundFact::Kind::Played) {
        const Points own = before.entries[place].points;
        const Points others = before.entries[*last.opponent].points;
        facts.movedDown = others < own;
        facts.movedUp = others > own;
    } else {
        facts.movedDown = last.share > 0;
    }
}

} // namespace

std::vector<SwissFacts> swissFactsOf(const Section &section)
{
    const SectionFacts now = factsOf(section);
    const SectionFacts before = factsOf(section, now.rounds - 1);
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
        addFloats(facts, before, now.entries[place], place);
        all.push_back(std::move(facts));
    }
    return all;
}

} // namespace kagetsu::tournament
