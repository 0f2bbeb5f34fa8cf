// SPDX-License-Identifier: MIT
#include "tournament/score/matchscore.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

bool isComplete(const Match &match)
{
    return !match.games.empty() && std::all_of(match.games.begin(), match.games.end(), [](const Game &game) {
        return game.report.has_value();
    });
}

bool isAnyGamePlayed(const Match &match)
{
    return std::any_of(match.games.begin(), match.games.end(),
        [](const Game &game) { return game.report && isPlayed(game.report->outcome); });
}

PerParty<Points> gamePointsOf(const Match &match)
{
    PerParty<Points> sum;
    for (const Game &game : match.games) {
        if (!game.report)
            continue;
        const PerParty<Points> points = gamePointsOf(game.report->outcome);
        sum.a += points.a;
        sum.b += points.b;
    }
    return sum;
}

// Compares the wins. Equal points are a draw only if both have half of all; if both forfeited, both lose.
PerParty<int> shareOf(PerParty<Points> points, Points half)
{
    if (points.a != points.b)
        return points.a > points.b ? PerParty<int> { 2, 0 } : PerParty<int> { 0, 2 };
    return points.a >= half ? PerParty<int> { 1, 1 } : PerParty<int> { 0, 0 };
}

Points pointsOfShare(int share, const ScoreSystem &system)
{
    return share == 2 ? system.win : share == 1 ? system.draw : system.loss;
}

// A forfeit of one party has the points that the system sets for forfeits; if both are absent, both have lost.
PerParty<Points> pointsOfForfeit(PerParty<int> share, const ScoreSystem &system)
{
    if (share.a == share.b)
        return { pointsOfShare(share.a, system), pointsOfShare(share.b, system) };
    return share.a == 2 ? PerParty<Points> { system.forfeitWin, system.forfeitLoss }
                        : PerParty<Points> { system.forfeitLoss, system.forfeitWin };
}

PerParty<Points> pointsOfOutcome(Outcome outcome, const ScoreSystem &system)
{
    const PerParty<int> share = shareOf(gamePointsOf(outcome), Points { 1 });
    if (!isPlayed(outcome))
        return pointsOfForfeit(share, system);
    return { pointsOfShare(share.a, system), pointsOfShare(share.b, system) };
}

PerParty<Points> pointsByGames(const Match &match, const ScoreSystem &system)
{
    PerParty<Points> sum;
    for (const Game &game : match.games) {
        const PerParty<Points> points = pointsOfOutcome(game.report->outcome, system);
        sum.a += points.a;
        sum.b += points.b;
    }
    return sum;
}

// Returns the game points that go with a ruling on a match without played games.
PerParty<Points> gamesOfShare(PerParty<int> share, std::size_t games)
{
    const int count = static_cast<int>(games);
    return { Points { share.a * count }, Points { share.b * count } };
}

MatchScore scoreOfRuling(const Match &match, const ScoreSystem &system)
{
    MatchScore score;
    score.isPlayed = true;
    score.points = *match.ruling;
    score.share = shareOf(score.points, system.draw);
    score.games = isComplete(match) ? gamePointsOf(match) : gamesOfShare(score.share, match.games.size());
    return score;
}

} // namespace

PerParty<Points> gamePointsOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::AWon:
    case Outcome::AWonByForfeit: return { Points::whole(1), Points() };
    case Outcome::BWon:
    case Outcome::BWonByForfeit: return { Points(), Points::whole(1) };
    case Outcome::Draw: return { Points { 1 }, Points { 1 } };
    case Outcome::BothForfeited: break;
    }
    return {};
}

std::optional<MatchScore> scoreOf(const Match &match, const ScoreSystem &system)
{
    if (match.ruling)
        return scoreOfRuling(match, system);
    if (!isComplete(match))
        return std::nullopt;
    MatchScore score;
    score.isPlayed = isAnyGamePlayed(match);
    score.games = gamePointsOf(match);
    score.share = shareOf(score.games, Points { static_cast<int>(match.games.size()) });
    if (system.byGames)
        score.points = pointsByGames(match, system);
    else if (score.isPlayed)
        score.points = { pointsOfShare(score.share.a, system), pointsOfShare(score.share.b, system) };
    else
        score.points = pointsOfForfeit(score.share, system);
    return score;
}

} // namespace kagetsu::tournament
