// SPDX-License-Identifier: MIT
#include "tournament/standings/lens.h"

namespace kagetsu::tournament {

Points pointsOfDraw(const SectionFacts &facts)
{
    return facts.score.byGames ? facts.score.draw * facts.gamesPerMatch : facts.score.draw;
}

Counted countedFirst(const SectionFacts &facts)
{
    return facts.score.byGames ? Counted::Games : Counted::Matches;
}

SectionFacts countedBy(SectionFacts facts, Counted counted)
{
    for (EntryFacts &entry : facts.entries) {
        Points own;
        Points sum;
        for (RoundFact &round : entry.rounds) {
            own += round.points;
            round.points = counted == Counted::Matches ? Points::whole(round.share) : round.gamePoints;
            sum += round.points;
        }
        const Points adjusted = counted == countedFirst(facts) ? entry.points - own : Points {};
        entry.points = sum + adjusted;
    }
    facts.score = counted == Counted::Matches ? TwoOneZero : scoreSystem(1, 0, 0);
    if (counted == Counted::Games)
        facts.score.draw = Points { 1 };
    facts.score.byGames = counted == Counted::Games;
    return facts;
}

SectionFacts withDrawnLastRound(SectionFacts facts)
{
    const Points draw = pointsOfDraw(facts);
    for (EntryFacts &entry : facts.entries) {
        if (entry.rounds.empty() || !entry.rounds.back().opponent)
            continue;
        RoundFact &last = entry.rounds.back();
        if (last.kind == RoundFact::Kind::Annulled)
            continue;
        entry.points += draw - last.points;
        last.kind = RoundFact::Kind::Played;
        last.points = draw;
        last.share = 1;
        last.gamePoints = Points { facts.gamesPerMatch };
    }
    return facts;
}

} // namespace kagetsu::tournament
