// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/trf/trf.h"

#include <map>
#include <tuple>

namespace kagetsu::tournament {

// Converts matches of several games for reports, which hold one result per pair and round.

// Converts a report in which each match is one result into one in which each game is a round of its own, for rating
// (tournament.md#report-files). It loses the points of the matches but keeps the places.
TrfReport byGames(TrfReport report, const Section &section);

// The remarks in which a report stores the games behind the results of its matches.

// The beginning of the remark with the number of games per match.
inline constexpr std::string_view GamesPerMatchRemark = "Games per match: ";
// Returns the remark with the games of the match between players `a` and `b`; an empty string while no game has a
// result.
std::string gamesRemark(const Match &match, int a, int b, int round);

// A game as such a remark describes it.
struct RemarkedGame
{
    Party opener = Party::A;
    Outcome outcome = Outcome::Draw;

    friend bool operator==(const RemarkedGame &, const RemarkedGame &) = default;
};
// Returns the content of all such remarks, by round and the numbers of both parties.
std::map<std::tuple<int, int, int>, std::vector<RemarkedGame>> remarkedGames(const TrfReport &report);

// [TRF26] has no place for the tables of a round: a remark per round stores them.

// The table, from 1, at which two players meet.
struct RemarkedTable
{
    int table = 0;
    int a = 0;
    int b = 0;

    friend bool operator==(const RemarkedTable &, const RemarkedTable &) = default;
};
// Returns the remark with the tables of a round; an empty string without tables.
std::string tablesRemark(int round, const std::vector<RemarkedTable> &tables);
// Returns the content of all such remarks, by round. A remark that cannot be read, or that has a table or a player
// twice, is ignored.
std::map<int, std::vector<RemarkedTable>> remarkedTables(const TrfReport &report);
// Returns the table at which two players meet, in either order; 0 if it is not among these.
int tableOf(const std::vector<RemarkedTable> &tables, int a, int b);
// Returns the rounds, from 1, in which games are still to be played and whose tables the report does not tell.
std::vector<int> roundsWithoutTables(const TrfReport &report);

} // namespace kagetsu::tournament
