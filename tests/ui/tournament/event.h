// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/find.h"
#include "tournament/swiss/draft.h"
#include "tournament/swiss/swissround.h"
#include "ui/tournament/host/eventhost.h"

#include <QTest>

// An event for tests of the tournament desk.
namespace evening {

using namespace kagetsu;
using namespace kagetsu::ui;
using tournament::EntryId;

// Keeps the log in memory only.
class MemoryKeeper : public tournament::LogKeeper
{
public:
    bool append(std::span<const tournament::LogLine> lines) override
    {
        m_lines.insert(m_lines.end(), lines.begin(), lines.end());
        return true;
    }
    bool markUndone(std::size_t line, const tournament::Stamp &stamp) override
    {
        m_lines[line].undone = stamp;
        return true;
    }
    const std::vector<tournament::LogLine> &lines() const { return m_lines; }

private:
    std::vector<tournament::LogLine> m_lines;
};

inline tournament::SectionSettings swiss(int rounds, int games = 1)
{
    tournament::SectionSettings settings;
    settings.name = "Open";
    settings.score = tournament::TwoOneZero;
    settings.criteria = { { tournament::Criterion::Kind::Sos, 0 }, { tournament::Criterion::Kind::Sb, 0 } };
    settings.options.rounds = rounds;
    settings.options.gamesPerMatch = games;
    return settings;
}

inline tournament::EntryDetails player(const std::string &name, const std::string &club = {})
{
    tournament::EntryDetails details;
    details.name = name;
    details.club = club;
    return details;
}

// Returns A, B, C, … Z, A2, B2, …
inline std::string nameOf(int place)
{
    const std::string letter(1, char('A' + place % 26));
    return place < 26 ? letter : letter + std::to_string(place / 26 + 1);
}

// Adds a section with this many players.
inline void fill(EventHost &host, int players, const tournament::SectionSettings &settings = swiss(5))
{
    std::vector<tournament::Action> actions { tournament::AddSection { settings } };
    for (int i = 0; i < players; ++i)
        actions.push_back(tournament::AddEntry { 1, player(nameOf(i)), 1 });
    QVERIFY(!host.carryOut(actions));
}

inline const tournament::Section &section(const EventHost &host)
{
    return host.event().sections.front();
}

// Adds a draft of the next round.
inline void pair(EventHost &host)
{
    const tournament::SwissInput input = swissInputOf(section(host));
    const auto pairing = pairing::pairRound(input.players, input.options);
    QVERIFY(pairing.hasValue());
    QVERIFY(!host.carryOut(swissStepOf(section(host), *pairing)));
}

inline tournament::GameReport report(tournament::Outcome outcome)
{
    tournament::GameReport made;
    made.outcome = outcome;
    return made;
}

// Publishes the last round and finishes it; the opener wins every game.
inline void play(EventHost &host)
{
    const int round = static_cast<int>(section(host).rounds.size());
    std::vector<tournament::Action> actions { tournament::PublishRound { 1, round } };
    for (const tournament::Match &match : section(host).rounds.back().matches) {
        for (int game = 0; game < int(match.games.size()); ++game)
            actions.push_back(
                tournament::ReportGame { 1, round, match.table, game, report(tournament::Outcome::AWon) });
    }
    actions.push_back(tournament::FinishRound { 1, round });
    QVERIFY(!host.carryOut(actions));
}

} // namespace evening
