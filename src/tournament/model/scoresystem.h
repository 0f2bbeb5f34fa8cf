// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"
#include "tournament/model/round.h"

namespace kagetsu::tournament {

// The points that each result of a round is worth (tournament.md#points).
struct ScoreSystem
{
    Points win = Points::whole(1);
    Points draw { 1 };
    Points loss;
    Points forfeitWin = Points::whole(1);
    Points forfeitLoss;
    Points pairingBye = Points::whole(1);
    Points halfBye { 1 };
    Points zeroBye;
    // True if each game gives points by itself; false if the match does.
    bool byGames = false;

    friend bool operator==(const ScoreSystem &, const ScoreSystem &) = default;
};

// Returns a score system with these points for win, draw and loss. Forfeits and byes follow from them.
constexpr ScoreSystem scoreSystem(Points win, Points draw, Points loss)
{
    ScoreSystem system;
    system.win = system.forfeitWin = system.pairingBye = win;
    system.draw = system.halfBye = draw;
    system.loss = system.forfeitLoss = loss;
    return system;
}
constexpr ScoreSystem scoreSystem(int win, int draw, int loss)
{
    return scoreSystem(Points::whole(win), Points::whole(draw), Points::whole(loss));
}

// Used by most events; TwoOneMinusTwo is that of the open stage of [ONLINE].
inline constexpr ScoreSystem TwoOneZero = scoreSystem(2, 1, 0);
inline constexpr ScoreSystem TwoOneMinusTwo = scoreSystem(2, 1, -2);

// Returns the points of a bye. A full bye is worth a win.
constexpr Points pointsOf(Bye::Kind kind, const ScoreSystem &system)
{
    switch (kind) {
    case Bye::Kind::Pairing: return system.pairingBye;
    case Bye::Kind::Half: return system.halfBye;
    case Bye::Kind::Zero: return system.zeroBye;
    case Bye::Kind::Full: break;
    }
    return system.win;
}

} // namespace kagetsu::tournament
