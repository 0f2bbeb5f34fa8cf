// SPDX-License-Identifier: MIT
#include "tournament/score/series.h"

#include "tournament/score/matchscore.h"

#include <algorithm>

namespace kagetsu::tournament {

std::optional<Party> winnerOfSeries(const Match &match, int games)
{
    PerParty<Points> won;
    int played = 0;
    for (const Game &game : match.games) {
        if (!game.report)
            continue;
        const PerParty<Points> points = gamePointsOf(game.report->outcome);
        won.a += points.a;
        won.b += points.b;
        ++played;
    }
    const Points left = Points::whole(std::max(games - played, 0));
    if (won.a > won.b + left)
        return Party::A;
    return won.b > won.a + left ? std::optional(Party::B) : std::nullopt;
}

} // namespace kagetsu::tournament
