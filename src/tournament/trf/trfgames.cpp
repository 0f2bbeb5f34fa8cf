// SPDX-License-Identifier: MIT
#include "tournament/trf/trfgames.h"

#include "tournament/score/settled.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfteams.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>

namespace kagetsu::tournament {

namespace {

constexpr std::string_view Beginning = "Games of ";
constexpr std::string_view TablesBeginning = "Tables of round ";

// Words for the result of a game from the view of its first player.
constexpr std::pair<std::string_view, Outcome> Words[] { { "1", Outcome::AWon }, { "0", Outcome::BWon },
    { "=", Outcome::Draw }, { "+", Outcome::AWonByForfeit }, { "-", Outcome::BWonByForfeit },
    { "--", Outcome::BothForfeited } };

std::string_view wordOf(Outcome outcome)
{
    return std::find_if(std::begin(Words), std::end(Words), [outcome](const auto &each) {
        return each.second == outcome;
    })->first;
}

// Reads "b 1, w 0"; returns no games if the text contains anything else.
std::vector<RemarkedGame> gamesIn(const std::string &text)
{
    std::vector<RemarkedGame> games;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        std::istringstream words(part);
        std::string side, result;
        words >> side >> result;
        const auto found = std::find_if(
            std::begin(Words), std::end(Words), [&result](const auto &each) { return each.first == result; });
        if ((side != "b" && side != "w") || found == std::end(Words))
            return {};
        games.push_back({ side == "b" ? Party::A : Party::B, found->second });
    }
    return games;
}

// Reads "1 5-6, 2 1-4"; returns no tables if the text contains anything else, or a table or a player twice.
std::vector<RemarkedTable> tablesIn(const std::string &text)
{
    std::vector<RemarkedTable> tables;
    std::set<int> numbers;
    std::set<int> players;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        std::istringstream words(part);
        RemarkedTable read;
        char between = ' ';
        const bool isRead = words >> read.table >> read.a >> between >> read.b && between == '-' && read.table > 0;
        if (!isRead || !numbers.insert(read.table).second || !players.insert(read.a).second
            || !players.insert(read.b).second)
            return {};
        tables.push_back(read);
    }
    return tables;
}

TrfGame gameOf(const Match &match, Party party, std::size_t game, int opponent, char wholeResult)
{
    // A ruling is written as one game; a game that is no longer needed is not written.
    if (match.ruling)
        return game == 0 ? TrfGame { opponent, party == Party::A ? 'b' : 'w', wholeResult } : TrfGame { 0, '-', 'Z' };
    if (game >= match.games.size() || (!match.games[game].report && wholeResult != ' '))
        return { 0, '-', 'Z' };
    const Game &played = match.games[game];
    return { opponent, party == played.opener ? 'b' : 'w',
        played.report ? letterOf(played.report->outcome, party) : ' ' };
}

// Splits the games of a round, for each player.
class RoundSplitter
{
public:
    RoundSplitter(const Section &section, int round)
        : m_number(round)
    {
        for (const Match &paired : section.rounds[static_cast<std::size_t>(round) - 1].matches)
            m_matches.push_back(settled(section, round, paired));
        for (const Match &match : m_matches)
            m_games = std::max(m_games, match.games.size());
    }

    std::size_t games() const { return m_games; }
    // Returns the result of this player in one of the games. The player and the entry have the same index, in the
    // report and in the section by number.
    TrfGame game(const TrfPlayer &player, EntryId entry, std::size_t game) const
    {
        const TrfGame &whole = player.games[static_cast<std::size_t>(m_number) - 1];
        for (const Match &match : m_matches) {
            for (const Party party : BothParties) {
                if (match.entry(party) == entry)
                    return gameOf(match, party, game, whole.opponent, whole.result);
            }
        }
        return whole;
    }

private:
    int m_number;
    std::vector<Match> m_matches;
    std::size_t m_games = 1;
};

} // namespace

TrfReport byGames(TrfReport report, const Section &section)
{
    if (isOfTeams(section) || report.players.empty())
        return report;
    // The players of a report are the entries in the order of their numbers.
    std::vector<Entry> entries = section.entries;
    std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) { return a.number < b.number; });
    if (entries.size() != report.players.size())
        return report;
    std::vector<std::vector<TrfGame>> games(report.players.size());
    std::vector<std::string> dates;
    const auto tables = remarkedTables(report);
    std::vector<std::string> tableRemarks;
    const auto rounds = static_cast<int>(report.players.front().games.size());
    for (int round = 1; round <= rounds; ++round) {
        const RoundSplitter splitter(section, round);
        for (std::size_t game = 0; game < splitter.games(); ++game) {
            for (std::size_t i = 0; i < games.size(); ++i)
                games[i].push_back(splitter.game(report.players[i], entries[i].id, game));
            const auto place = static_cast<std::size_t>(round) - 1;
            dates.push_back(place < report.roundDates.size() ? report.roundDates[place] : std::string());
            if (const auto found = tables.find(round); found != tables.end())
                tableRemarks.push_back(tablesRemark(static_cast<int>(dates.size()), found->second));
        }
    }
    TrfScore usual;
    if (isRoundRobin(section.settings.format))
        usual.pairingBye = {}; // a free round gives nothing
    bool hasFreeRounds = false;
    for (std::size_t i = 0; i < games.size(); ++i) {
        TrfPlayer &player = report.players[i];
        player.games = std::move(games[i]);
        player.points = {};
        for (const TrfGame &game : player.games) {
            player.points += pointsOf(usual, game.result);
            hasFreeRounds = hasFreeRounds || game.result == 'U';
        }
        player.points = std::min(player.points, MostTrfPoints);
    }
    report.rounds = static_cast<int>(report.players.front().games.size())
        + std::max(0, report.rounds - rounds) * section.settings.options.gamesPerMatch;
    if (!report.roundDates.empty())
        report.roundDates = std::move(dates);
    report.score.reset();
    if (hasFreeRounds && usual != TrfScore())
        report.score = usual;
    report.byes.clear();
    report.accelerations.clear();
    report.assignments.clear();
    report.tieBreaks.clear();
    std::erase_if(report.remarks, [](const std::string &remark) {
        return remark.starts_with(Beginning) || remark.starts_with(TablesBeginning)
            || remark.starts_with(GamesPerMatchRemark) || remark.starts_with(PointsRemark)
            || remark.starts_with("Player ");
    });
    report.remarks.insert(report.remarks.end(), tableRemarks.begin(), tableRemarks.end());
    report.remarks.push_back("Each game is a round of its own. Places are those of the matches.");
    return report;
}

std::string gamesRemark(const Match &match, int a, int b, int round)
{
    std::string games;
    for (const Game &game : match.games) {
        if (game.report)
            games += std::string(games.empty() ? "" : ", ") + (game.opener == Party::A ? "b " : "w ")
                + std::string(wordOf(game.report->outcome));
    }
    if (games.empty())
        return {};
    return std::string(Beginning) + std::to_string(a) + " against " + std::to_string(b) + " in round "
        + std::to_string(round) + ": " + games;
}

std::map<std::tuple<int, int, int>, std::vector<RemarkedGame>> remarkedGames(const TrfReport &report)
{
    std::map<std::tuple<int, int, int>, std::vector<RemarkedGame>> all;
    for (const std::string &remark : report.remarks) {
        const std::size_t colon = remark.find(": ");
        if (!remark.starts_with(Beginning) || colon == std::string::npos)
            continue;
        std::istringstream head(remark.substr(Beginning.size(), colon - Beginning.size()));
        int a = 0;
        int b = 0;
        int round = 0;
        std::string word;
        if (!(head >> a >> word >> b >> word >> word >> round))
            continue;
        std::vector<RemarkedGame> games = gamesIn(remark.substr(colon + 2));
        if (!games.empty())
            all[{ round, a, b }] = std::move(games);
    }
    return all;
}

std::string tablesRemark(int round, const std::vector<RemarkedTable> &tables)
{
    std::string text;
    for (const RemarkedTable &each : tables)
        text += (text.empty() ? "" : ", ") + std::to_string(each.table) + ' ' + std::to_string(each.a) + '-'
            + std::to_string(each.b);
    return text.empty() ? text : std::string(TablesBeginning) + std::to_string(round) + ": " + text;
}

std::map<int, std::vector<RemarkedTable>> remarkedTables(const TrfReport &report)
{
    std::map<int, std::vector<RemarkedTable>> all;
    for (const std::string &remark : report.remarks) {
        const std::size_t colon = remark.find(": ");
        if (!remark.starts_with(TablesBeginning) || colon == std::string::npos)
            continue;
        int round = 0;
        if (!(std::istringstream(remark.substr(TablesBeginning.size(), colon - TablesBeginning.size())) >> round))
            continue;
        if (std::vector<RemarkedTable> tables = tablesIn(remark.substr(colon + 2)); !tables.empty())
            all[round] = std::move(tables);
    }
    return all;
}

int tableOf(const std::vector<RemarkedTable> &tables, int a, int b)
{
    const auto found = std::find_if(tables.begin(), tables.end(),
        [a, b](const RemarkedTable &each) { return (each.a == a && each.b == b) || (each.a == b && each.b == a); });
    return found == tables.end() ? 0 : found->table;
}

std::vector<int> roundsWithoutTables(const TrfReport &report)
{
    const auto tables = remarkedTables(report);
    std::set<int> running;
    std::set<int> untold;
    for (const TrfPlayer &player : report.players) {
        for (std::size_t place = 0; place < player.games.size(); ++place) {
            const TrfGame &game = player.games[place];
            const int round = static_cast<int>(place) + 1;
            if (game.opponent == 0)
                continue;
            if (game.result == ' ')
                running.insert(round);
            const auto found = tables.find(round);
            if (found == tables.end() || tableOf(found->second, player.number, game.opponent) == 0)
                untold.insert(round);
        }
    }
    std::vector<int> rounds;
    std::set_intersection(running.begin(), running.end(), untold.begin(), untold.end(), std::back_inserter(rounds));
    return rounds;
}

} // namespace kagetsu::tournament
