// SPDX-License-Identifier: MIT
#include "tournament/trf/trfteams.h"

#include "tournament/model/find.h"
#include "tournament/score/facts.h"
#include "tournament/score/matchscore.h"
#include "tournament/score/settled.h"
#include "tournament/trf/trftext.h"

#include <algorithm>
#include <numeric>

namespace kagetsu::tournament {

namespace {

std::string threePlaces(int number)
{
    const std::string text = std::to_string(number);
    return std::string(text.size() < 3 ? 3 - text.size() : 0, '0') + text;
}

// A team with the numbers of its members, which are consecutive.
struct Team
{
    const Entry *entry = nullptr;
    const EntryFacts *facts = nullptr;
    int number = 0;
    int firstMember = 0;
};

class MemberReporter
{
public:
    MemberReporter(TrfReport report, const Section &section)
        : m_report(std::move(report))
        , m_section(section)
        , m_facts(factsOf(section))
    {
        int next = 1;
        for (const EntryFacts &facts : m_facts.entries) {
            const Entry *entry = findEntry(section, facts.id);
            m_teams.push_back({ entry, &facts, static_cast<int>(m_teams.size()) + 1, next });
            next += static_cast<int>(entry->details.members.size());
        }
    }

    TrfReport report()
    {
        const std::vector<TrfPlayer> teams = std::exchange(m_report.players, {});
        m_report.score.reset();
        m_report.accelerations.clear(); // these concern teams
        m_report.assignments.clear();
        m_report.byes.clear();
        for (const Team &team : m_teams)
            addMembers(team);
        for (int round = 1; round <= m_facts.rounds; ++round)
            addGames(round);
        for (std::size_t i = 0; i < m_teams.size(); ++i)
            addTeam(m_teams[i], teams[i].rank);
        addByes();
        return std::move(m_report);
    }

private:
    void addMembers(const Team &team);
    void addGames(int round);
    void addBoard(std::size_t round, const Match &match, std::size_t board);
    void addTeam(const Team &team, int rank);
    void addByes();
    void addLineUp(int round, const Match &match, Party party);
    const Team &teamOf(EntryId entry) const;
    int seated(const Match &match, Party party, std::size_t board) const;

    TrfReport m_report;
    const Section &m_section;
    SectionFacts m_facts;
    std::vector<Team> m_teams; // teams in the order of the facts
};

const Team &MemberReporter::teamOf(EntryId entry) const
{
    return *std::find_if(m_teams.begin(), m_teams.end(), [entry](const Team &team) { return team.entry->id == entry; });
}

// Returns the number of the member at a board; 0 if nobody sits there. Without a line-up, members sit in their order.
int MemberReporter::seated(const Match &match, Party party, std::size_t board) const
{
    const Team &team = teamOf(match.entry(party));
    const std::vector<int> &lineUp = match.lineUp[party];
    int member = board < lineUp.size() ? lineUp[board] : 0;
    if (lineUp.empty() && board < team.entry->details.members.size())
        member = static_cast<int>(board) + 1;
    return member == 0 ? 0 : team.firstMember + member - 1;
}

void MemberReporter::addMembers(const Team &team)
{
    for (const std::string &member : team.entry->details.members) {
        TrfPlayer player;
        player.number = static_cast<int>(m_report.players.size()) + 1;
        player.name = utf8Of(charactersOf(member).substr(0, 33));
        player.federation = utf8Of(charactersOf(team.entry->details.country).substr(0, 3));
        player.games.resize(static_cast<std::size_t>(m_facts.rounds));
        m_report.players.push_back(std::move(player));
    }
}

void MemberReporter::addBoard(std::size_t round, const Match &match, std::size_t board)
{
    const Game &game = match.games[board];
    for (const Party party : BothParties) {
        const int number = seated(match, party, board);
        if (number == 0)
            continue;
        TrfPlayer &player = m_report.players[static_cast<std::size_t>(number) - 1];
        TrfGame &made = player.games[round];
        made.opponent = seated(match, otherParty(party), board);
        made.side = made.opponent == 0 ? '-' : game.opener == party ? 'b' : 'w';
        if (!game.report)
            continue;
        made.result = letterOf(game.report->outcome, party);
        player.points += gamePointsOf(game.report->outcome)[party];
    }
}

void MemberReporter::addGames(int round)
{
    for (const Match &paired : m_section.rounds[static_cast<std::size_t>(round) - 1].matches) {
        const Match match = settled(m_section, round, paired);
        for (std::size_t board = 0; board < match.games.size(); ++board)
            addBoard(static_cast<std::size_t>(round) - 1, match, board);
        for (const Party party : BothParties)
            addLineUp(round, match, party);
    }
}

// Writes line 300 if the line-up differs from the order of the team.
void MemberReporter::addLineUp(int round, const Match &match, Party party)
{
    std::vector<int> usual(match.games.size());
    std::iota(usual.begin(), usual.end(), 1);
    if (match.lineUp[party].empty() || match.lineUp[party] == usual)
        return;
    TrfLine line("    ");
    line.put(5, threePlaces(round), 3);
    line.putRight(11, std::to_string(teamOf(match.entry(party)).number));
    line.putRight(15, std::to_string(teamOf(match.entry(otherParty(party))).number));
    for (std::size_t board = 0; board < match.games.size(); ++board) {
        const int number = seated(match, party, board);
        line.putRight(20 + 5 * board, number == 0 ? "0000" : std::to_string(number));
    }
    m_report.others.push_back({ "300", line.text().substr(4) });
}

// Writes line 310. The blanks before the number are not part of the text, which begins at the fifth place.
void MemberReporter::addTeam(const Team &team, int rank)
{
    const auto sum = [&team](auto pointsOfRound) {
        Points points;
        for (const RoundFact &fact : team.facts->rounds)
            points += pointsOfRound(fact);
        return points;
    };
    TrfLine line("    ");
    line.put(5, threePlaces(team.number), 3);
    line.put(9, team.entry->details.name, 32);
    line.putRight(60, halfText(sum([](const RoundFact &fact) { return Points::whole(fact.share); })));
    line.putRight(67, halfText(sum([](const RoundFact &fact) { return fact.gamePoints; })));
    if (rank != 0)
        line.putRight(71, std::to_string(rank));
    for (std::size_t i = 0; i < team.entry->details.members.size(); ++i)
        line.putRight(77 + 5 * i, std::to_string(team.firstMember + static_cast<int>(i)));
    m_report.others.push_back({ "310", line.text().substr(4) });
}

// Returns points in four characters: "02.0".
std::string fourCharacters(Points points)
{
    return (points.halves < 20 ? "0" : "") + halfText(points);
}

// Writes line 320: the team that had the bye in each round, after the match points and the game points of a bye.
void MemberReporter::addByes()
{
    std::vector<int> teams;
    Points matches;
    Points games;
    for (int round = 0; round < m_facts.rounds; ++round) {
        teams.push_back(0);
        for (const Team &team : m_teams) {
            const RoundFact &fact = team.facts->rounds[static_cast<std::size_t>(round)];
            if (fact.kind != RoundFact::Kind::PairingBye)
                continue;
            teams.back() = team.number;
            matches = Points::whole(fact.share);
            games = fact.gamePoints;
        }
    }
    if (std::all_of(teams.begin(), teams.end(), [](int team) { return team == 0; }))
        return;
    std::string text = fourCharacters(matches) + ' ' + fourCharacters(games);
    for (const int team : teams)
        text += ' ' + threePlaces(team);
    m_report.others.push_back({ "320", text });
}

} // namespace

char letterOf(Outcome outcome, Party party)
{
    const Points points = gamePointsOf(outcome)[party];
    if (!isPlayed(outcome))
        return points > Points {} ? '+' : '-';
    return points.halves == 2 ? '1' : points.halves == 1 ? '=' : '0';
}

bool isOfTeams(const Section &section)
{
    return std::any_of(section.entries.begin(), section.entries.end(),
        [](const Entry &entry) { return entry.details.kind == EntryDetails::Kind::Team; });
}

TrfReport ofMembers(TrfReport report, const Section &section)
{
    return MemberReporter(std::move(report), section).report();
}

} // namespace kagetsu::tournament
