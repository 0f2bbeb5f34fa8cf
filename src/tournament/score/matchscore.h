// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/scoresystem.h"

namespace kagetsu::tournament {

// The value of a match for each of its entries (tournament.md#matches-of-several-games).
struct MatchScore
{
    bool isPlayed = false; // true if at least one game was played, or the arbiter ruled
    PerParty<Points> points; // points by the score system
    PerParty<Points> games; // one point for each game won
    PerParty<int> share; // share of the match, in halves: 2 won, 1 drawn, 0 lost; both parties can have lost

    friend bool operator==(const MatchScore &, const MatchScore &) = default;
};

// Returns nothing if a game has no result and the arbiter has not ruled.
std::optional<MatchScore> scoreOf(const Match &match, const ScoreSystem &system);

// Returns the points of a game for each party: 1, a half or nothing.
PerParty<Points> gamePointsOf(Outcome outcome);

} // namespace kagetsu::tournament
