// SPDX-License-Identifier: MIT
#include "tournament/score/series.h"

#include "tournament/score/matchscore.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

struct SoFar
{
    PerParty<Points> won;
    int played = 0;
};

SoFar soFarOf(const Match &match)
{
    SoFar soFar;
    for (const Game &game : match.games) {
        if (!game.report)
            continue;
        const PerParty<Points> points = gamePointsOf(game.report->outcome);
        soFar.won.a += points.a;
        soFar.won.b += points.b;
        ++soFar.played;
    }
    return soFar;
}

} // namespace

std::optional<Party> winnerOfSeries(const Match &match, int games)
{
    const auto [won, played] = soFarOf(match);
    const Points left = Points::whole(std::max(games - played, 0));
    if (won.a > won.b + left)
        return Party::A;
    return won.b > won.a + left ? std::optional(Party::B) : std::nullopt;
}

bool areBothLosersOfSeries(const Match &match, int games)
{
    const auto [won, played] = soFarOf(match);
    return played >= std::max(games, 1) && won.a == won.b && won.a < Points { played };
}

} // namespace kagetsu::tournament
