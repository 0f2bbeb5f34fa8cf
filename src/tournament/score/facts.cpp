// SPDX-License-Identifier: MIT
#include "tournament/score/facts.h"

#include "tournament/score/settled.h"

#include <algorithm>
#include <map>

namespace kagetsu::tournament {

namespace {

using RoundKind = RoundFact::Kind;

// Matches that an entry of a round robin has in the whole of it.
int matchesOfARoundRobin(const Section &section)
{
    const int cycles = section.settings.format == Format::DoubleRoundRobin ? 2 : 1;
    return cycles * (static_cast<int>(section.entries.size()) - 1);
}

int playedMatches(const Section &section, EntryId entry)
{
    int count = 0;
    for (const Round &round : section.rounds) {
        count += static_cast<int>(std::count_if(round.matches.begin(), round.matches.end(), [&](const Match &match) {
            const std::optional<MatchScore> score = scoreOf(match, section.settings.score);
            return (match.a == entry || match.b == entry) && score && score->isPlayed;
        }));
    }
    return count;
}

// tournament.md#late-entries-and-withdrawals
bool isAnnulled(const Section &section, const Entry &entry)
{
    const bool isPossible = isRoundRobin(section.settings.format) && entry.leftRound
        && section.settings.options.withdrawal == SectionOptions::Withdrawal::AnnulBelowHalf;
    return isPossible && 2 * playedMatches(section, entry.id) < matchesOfARoundRobin(section);
}

int shareOfPoints(Points points, const ScoreSystem &score)
{
    return points >= score.win ? 2 : points >= score.draw ? 1 : 0;
}

void addGame(RoundFact &fact, const Game &game, Party party)
{
    const GameReport &report = *game.report;
    fact.boards.push_back(gamePointsOf(report.outcome)[party]);
    fact.time += report.time[party];
    fact.warnings += report.warnings[party];
    if (!isPlayed(report.outcome))
        return;
    const bool isWon = report.outcome == (party == Party::A ? Outcome::AWon : Outcome::BWon);
    const bool isSecond = game.opener != party;
    fact.wins += isWon ? 1 : 0;
    fact.secondWins += isWon && isSecond ? 1 : 0;
    fact.secondGames += isSecond ? 1 : 0;
}

RoundKind kindOf(const MatchScore &score, Party party)
{
    if (score.isPlayed)
        return RoundKind::Played;
    // Forfeits of several games that cancel out are a draw that neither lost.
    return score.share[party] > 0 ? RoundKind::ForfeitWin : RoundKind::ForfeitLoss;
}

RoundFact factOf(const Match &match, Party party, const ScoreSystem &system)
{
    RoundFact fact;
    const std::optional<MatchScore> score = scoreOf(match, system);
    if (!score)
        return fact;
    fact.kind = kindOf(*score, party);
    fact.points = score->points[party];
    fact.gamePoints = score->games[party];
    fact.share = score->isPlayed ? score->share[party] : shareOfPoints(fact.points, system);
    for (const Game &game : match.games) {
        if (game.report)
            addGame(fact, game, party);
    }
    if (score->isPlayed && match.games.size() == 1)
        fact.opened = match.games.front().opener == party;
    return fact;
}

RoundKind kindOf(Bye::Kind kind)
{
    switch (kind) {
    case Bye::Kind::Pairing: return RoundKind::PairingBye;
    case Bye::Kind::Full: return RoundKind::FullBye;
    case Bye::Kind::Half:
    case Bye::Kind::Zero: break;
    }
    return RoundKind::AskedBye;
}

RoundFact factOf(Bye::Kind bye, const SectionSettings &settings)
{
    RoundFact fact;
    fact.kind = kindOf(bye);
    // Everybody is free once in a round robin of an odd number: it gives nothing.
    const bool isFreeRound = bye == Bye::Kind::Pairing && isRoundRobin(settings.format);
    fact.points = isFreeRound ? Points() : pointsOf(bye, settings.score);
    fact.share = isFreeRound ? 0 : shareOfPoints(fact.points, settings.score);
    fact.gamePoints = settings.score.byGames ? fact.points : Points { fact.share * settings.options.gamesPerMatch };
    return fact;
}

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
        for (EntryFacts &entry : m_facts.entries)
            entry.rounds.push_back(factOf(missed(entry.id, round), m_section.settings));
        const Round &held = m_section.rounds[static_cast<std::size_t>(round) - 1];
        for (const Match &match : held.matches)
            fill(settled(m_section, round, match));
        for (const Bye &bye : held.byes)
            m_facts.entries[m_places.at(bye.entry)].rounds.back() = factOf(bye.kind, m_section.settings);
    }

private:
    // What a round is to an entry that nobody names in it.
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
                fact.kind = RoundKind::Annulled;
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
