// SPDX-License-Identifier: MIT
#include "tournament/score/facts.h"

#include "tournament/score/annulled.h"
#include "tournament/score/roundfact.h"
#include "tournament/score/settled.h"

#include <algorithm>
#include <map>

namespace kagetsu::tournament {

namespace {

// Fills in the rounds of a section one after the other.
class Filler
{
public:
    Filler(const Section &section, SectionFacts &facts)
        : m_section(section)
        , m_facts(facts)
    {
        for (std::size_t i = 0; i < facts.entries.size(); ++i)
            m_places[facts.entries[i].id] = i;
    }

    void fill(int round)
    {
        for (EntryFacts &entry : m_facts.entries) {
            entry.rounds.push_back(factOf(missed(entry.id, round), m_section.settings));
            entry.rounds.back().isNamed = false;
        }
        const Round &held = m_section.rounds[static_cast<std::size_t>(round) - 1];
        for (const Match &match : held.matches)
            fill(settled(m_section, round, match));
        for (const Bye &bye : held.byes)
            m_facts.entries[m_places.at(bye.entry)].rounds.back() = factOf(bye.kind, m_section.settings);
    }

private:
    // Returns how a round counts for an entry that is not named in it.
    Bye::Kind missed(EntryId id, int round) const
    {
        const auto entry = std::find_if(
            m_section.entries.begin(), m_section.entries.end(), [id](const Entry &each) { return each.id == id; });
        return round < entry->joinedRound ? m_section.settings.options.missedRounds : Bye::Kind::Zero;
    }
    void fill(const Match &match)
    {
        const PerParty<std::size_t> places { m_places.at(match.a), m_places.at(match.b) };
        const bool isGone = m_facts.entries[places.a].isAnnulled || m_facts.entries[places.b].isAnnulled;
        for (const Party party : BothParties) {
            RoundFact &fact = m_facts.entries[places[party]].rounds.back();
            fact = isGone ? RoundFact() : factOf(match, party, m_section.settings.score);
            fact.opponent = places[otherParty(party)];
            if (isGone)
                fact.kind = RoundFact::Kind::Annulled;
        }
    }

    const Section &m_section;
    SectionFacts &m_facts;
    std::map<EntryId, std::size_t> m_places;
};

void addEntries(const Section &section, SectionFacts &facts)
{
    for (const Entry &entry : section.entries) {
        EntryFacts &added = facts.entries.emplace_back();
        added.id = entry.id;
        added.number = entry.number;
        added.rating = entry.details.rating;
        added.lot = entry.lot;
        added.birthYear = entry.details.birth.year;
        added.ratedGames = entry.details.ratedGames;
        added.ratingFactor = entry.details.ratingFactor;
        added.isAnnulled = isAnnulled(section, entry);
    }
    std::sort(facts.entries.begin(), facts.entries.end(),
        [](const EntryFacts &a, const EntryFacts &b) { return std::pair(a.number, a.id) < std::pair(b.number, b.id); });
}

void addPoints(const Section &section, SectionFacts &facts)
{
    for (EntryFacts &entry : facts.entries) {
        for (const RoundFact &round : entry.rounds)
            entry.points += round.points;
        for (const Adjustment &adjustment : section.adjustments) {
            if (adjustment.entry == entry.id && adjustment.round <= facts.rounds)
                entry.points += adjustment.points;
        }
    }
}

int heldRounds(const Section &section)
{
    const auto draft = std::find_if(section.rounds.begin(), section.rounds.end(),
        [](const Round &round) { return round.state == Round::State::Draft; });
    return static_cast<int>(draft - section.rounds.begin());
}

} // namespace

SectionFacts factsOf(const Section &section, int rounds)
{
    SectionFacts facts;
    facts.format = section.settings.format;
    facts.score = section.settings.score;
    facts.gamesPerMatch = section.settings.options.gamesPerMatch;
    facts.byesCountOwnPoints = section.settings.options.byesCountOwnPoints;
    facts.rounds = std::clamp(rounds, 0, heldRounds(section));
    addEntries(section, facts);
    Filler filler(section, facts);
    for (int round = 1; round <= facts.rounds; ++round)
        filler.fill(round);
    addPoints(section, facts);
    return facts;
}

SectionFacts factsOf(const Section &section)
{
    return factsOf(section, heldRounds(section));
}

} // namespace kagetsu::tournament
