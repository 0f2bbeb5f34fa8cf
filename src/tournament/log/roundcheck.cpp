// SPDX-License-Identifier: MIT
#include "tournament/log/roundcheck.h"

#include "tournament/log/lineup.h"
#include "tournament/score/losses.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

// Collects the entries of a round that were seen, each once.
class Named
{
public:
    Named(const Section &section, int round)
        : m_section(section)
        , m_round(round)
        , m_players(playersIn(section, round))
    {
    }

    Step add(EntryId id)
    {
        const Entry *entry = findEntry(m_section, id);
        if (!entry)
            return Refusal { Refusal::Why::UnknownEntry, id, m_round, 0 };
        if (!m_seen.insert(id).second)
            return Refusal { Refusal::Why::EntryTwice, id, m_round, 0 };
        if (!m_players.contains(id) && !isRoundRobin(m_section.settings.format))
            return Refusal { Refusal::Why::EntryNotInRound, id, m_round, 0 };
        return std::nullopt;
    }
    Step missing() const
    {
        for (const Entry &entry : m_section.entries) {
            if (m_players.contains(entry.id) && !m_seen.contains(entry.id))
                return Refusal { Refusal::Why::EntryNotInRound, entry.id, m_round, 0 };
        }
        return std::nullopt;
    }

private:
    const Section &m_section;
    int m_round;
    std::set<EntryId> m_players;
    std::set<EntryId> m_seen;
};

Step refusalOfNames(const Section &section, const Round &round, int number)
{
    Named named(section, number);
    for (const Match &match : round.matches) {
        for (const Party party : BothParties) {
            if (const Step refusal = named.add(match.entry(party)))
                return refusal;
        }
    }
    for (const Bye &bye : round.byes) {
        if (const Step refusal = named.add(bye.entry))
            return refusal;
    }
    return isElimination(section.settings.format) ? std::nullopt : named.missing();
}

bool hasResult(const Match &match)
{
    return match.ruling || std::any_of(match.games.begin(), match.games.end(), [](const Game &game) {
        return game.report.has_value();
    });
}

Step refusalOfMatches(const Section &section, const Round &round, int number)
{
    std::set<int> tables;
    for (const Match &match : round.matches) {
        const std::size_t games = match.games.size();
        const bool areRight = isElimination(section.settings.format)
            ? games >= 1 && games <= static_cast<std::size_t>(MostBoards)
            : games == static_cast<std::size_t>(section.settings.options.gamesPerMatch);
        if (match.table < 1)
            return Refusal { Refusal::Why::OutOfRange, {}, number, match.table };
        if (!tables.insert(match.table).second)
            return Refusal { Refusal::Why::TableTwice, {}, number, match.table };
        if (!areRight)
            return Refusal { Refusal::Why::WrongGames, {}, number, match.table };
        if (hasResult(match) != match.isCarried)
            return Refusal { match.isCarried ? Refusal::Why::ResultsMissing : Refusal::Why::ResultsEntered, {}, number,
                match.table };
        for (const Party party : BothParties) {
            if (const Step refusal = refusalOfLineUp(section, match, party))
                return refusal;
        }
    }
    return std::nullopt;
}

} // namespace

Step refusalOf(const Section &section, const Round &round, int number)
{
    if (const Step refusal = refusalOfNames(section, round, number))
        return refusal;
    return refusalOfMatches(section, round, number);
}

} // namespace kagetsu::tournament
