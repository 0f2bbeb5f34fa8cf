// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/trf/trf.h"

#include <map>
#include <tuple>

namespace kagetsu::tournament {

// Matches of several games in reports, which know one result of two players in a round.

// A report in which each match is one result, as one in which each game is a round of its own, for whoever rates games
// (tournament.md#report-files): what a match counts for is not in it, but the places are.
TrfReport byGames(TrfReport report, const Section &section);

// Remarks by which a report tells the games behind the results of its matches.

// Beginning of the remark with how many games a match has.
inline constexpr std::string_view GamesPerMatchRemark = "Games per match: ";
// The remark with the games of a match of these numbers; nothing while none has a result.
std::string gamesRemark(const Match &match, int a, int b, int round);

struct RemarkedGame
{
    Party opener = Party::A;
    Outcome outcome = Outcome::Draw;

    friend bool operator==(const RemarkedGame &, const RemarkedGame &) = default;
};
// What all such remarks say, by round and the numbers of both parties.
std::map<std::tuple<int, int, int>, std::vector<RemarkedGame>> remarkedGames(const TrfReport &report);

} // namespace kagetsu::tournament
