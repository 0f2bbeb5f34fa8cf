// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/scoresystem.h"

namespace kagetsu::tournament {

// What a match is worth to each of its entries (tournament.md#matches-of-several-games).
struct MatchScore
{
    bool isPlayed = false; // at least one game was, or the referee ruled
    PerParty<Points> points; // by the score system
    PerParty<Points> games; // one for a game that was won
    PerParty<int> share; // of the match, in halves: 2 won, 1 drawn, 0 lost; both can have lost

    friend bool operator==(const MatchScore &, const MatchScore &) = default;
};

// Nothing while a game has no result and the referee did not rule.
std::optional<MatchScore> scoreOf(const Match &match, const ScoreSystem &system);

// The points of a game for each: 1, a half or nothing.
PerParty<Points> gamePointsOf(Outcome outcome);

} // namespace kagetsu::tournament
