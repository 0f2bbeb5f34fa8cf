// SPDX-License-Identifier: MIT
#include "tournament/score/roundfact.h"

#include "tournament/score/matchscore.h"

namespace kagetsu::tournament {

namespace {

using RoundKind = RoundFact::Kind;

int shareOfPoints(Points points, const ScoreSystem &score)
{
    return points >= score.win ? 2 : points >= score.draw ? 1 : 0;
}

void addGame(RoundFact &fact, const Game &game, Party party)
{
    const GameReport &report = *game.report;
    fact.boards.push_back(gamePointsOf(report.outcome)[party]);
    fact.time += report.time[party];
    fact.warnings += report.warnings[party];
    if (!isPlayed(report.outcome))
        return;
    const bool isWon = report.outcome == (party == Party::A ? Outcome::AWon : Outcome::BWon);
    const bool isSecond = game.opener != party;
    ++fact.games;
    fact.gameShare += gamePointsOf(report.outcome)[party].halves;
    fact.wins += isWon ? 1 : 0;
    fact.secondWins += isWon && isSecond ? 1 : 0;
    fact.secondGames += isSecond ? 1 : 0;
}

RoundKind kindOf(const MatchScore &score, Party party)
{
    if (score.isPlayed)
        return RoundKind::Played;
    // Forfeits of several games that cancel out are a draw, which neither party lost.
    return score.share[party] > 0 ? RoundKind::ForfeitWin : RoundKind::ForfeitLoss;
}

RoundKind kindOf(Bye::Kind kind)
{
    switch (kind) {
    case Bye::Kind::Pairing: return RoundKind::PairingBye;
    case Bye::Kind::Full: return RoundKind::FullBye;
    case Bye::Kind::Half:
    case Bye::Kind::Zero: break;
    }
    return RoundKind::AskedBye;
}

} // namespace

RoundFact factOf(const Match &match, Party party, const ScoreSystem &system)
{
    RoundFact fact;
    const std::optional<MatchScore> score = scoreOf(match, system);
    if (!score)
        return fact;
    fact.kind = kindOf(*score, party);
    fact.points = score->points[party];
    fact.gamePoints = score->games[party];
    fact.share = score->isPlayed ? score->share[party] : shareOfPoints(fact.points, system);
    for (const Game &game : match.games) {
        if (game.report)
            addGame(fact, game, party);
    }
    if (match.ruling && match.games.size() == 1) {
        fact.games = 1;
        fact.gameShare = fact.share;
    }
    if (score->isPlayed && match.games.size() == 1)
        fact.opened = match.games.front().opener == party;
    return fact;
}

RoundFact factOf(Bye::Kind bye, const SectionSettings &settings)
{
    RoundFact fact;
    fact.kind = kindOf(bye);
    // In a round robin with an odd number of entries, everybody has one free round, which gives no points.
    const bool isFreeRound = bye == Bye::Kind::Pairing && isRoundRobin(settings.format);
    fact.points = isFreeRound ? Points() : pointsOf(bye, settings.score);
    fact.share = isFreeRound ? 0 : shareOfPoints(fact.points, settings.score);
    fact.gamePoints = settings.score.byGames ? fact.points : Points { fact.share * settings.options.gamesPerMatch };
    return fact;
}

} // namespace kagetsu::tournament
