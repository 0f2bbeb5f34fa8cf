// SPDX-License-Identifier: MIT
#include "match/model/doublegame.h"

#include <cassert>

namespace kagetsu::match {

using record::Winner;
using rules::Side;

std::optional<GameScore> scoreOf(const Match &game)
{
    const Winner winner = game.result().winner;
    if (!game.isOver() || winner == Winner::Void || winner == Winner::Unknown)
        return std::nullopt;
    GameScore score;
    for (const Seat seat : BothSeats) {
        const Winner own = game.sideOf(seat) == Side::Black ? Winner::Black : Winner::White;
        score.halves[seat] = (winner == own ? 2 : winner == Winner::Draw ? 1 : 0) - game.pointsDeducted(seat);
        score.used[seat] = game.clock().reading(seat, game.lastMoment()).used;
    }
    return score;
}

std::string secondGameId(const std::string &first)
{
    return first + "-second"; // the suffix "-2" marks a copy of a broken journal
}

MatchSetup secondGame(const Match &first)
{
    assert(scoreOf(first));
    MatchSetup agreed = first.setup();
    agreed.left = first.left();
    MatchSetup second = secondGame(std::move(agreed), secondGameId(first.setup().id));
    second.attendance.reset();
    second.late = {};
    second.first = FirstGame { first.setup().id, *scoreOf(first), first.result(), first.ownerOf(Side::Black) };
    return second;
}

std::optional<Series> seriesAfter(const Match &game)
{
    std::optional<Series> series = game.setup().series;
    const auto add = [&series](PerSeat<int> halves) {
        if (!series)
            series = Series {};
        ++series->games;
        for (const Seat seat : BothSeats)
            series->halves[seat] += halves[seat];
    };
    if (const std::optional<FirstGame> &first = game.setup().first)
        add({ first->score.halves.b, first->score.halves.a }); // the seats are exchanged
    if (const std::optional<GameScore> own = scoreOf(game))
        add(own->halves);
    return series;
}

namespace {

bool mayBeOfSeries(const MatchSetup &setup)
{
    return setup.games == 1 && setup.event.empty() && !setup.arbiter && !setup.attendance && !setup.engines.a
        && !setup.engines.b && setup.playedOn == PlayedOn::Screen && setup.names.a != setup.names.b;
}

} // namespace

std::optional<NamedSeries> namedSeriesAfter(const Match &game)
{
    if (game.phase() == Phase::NotStarted || !mayBeOfSeries(game.setup()) || !scoreOf(game))
        return std::nullopt;
    return NamedSeries { game.setup().names, *seriesAfter(game) };
}

MatchSetup continued(MatchSetup setup, const NamedSeries &last)
{
    if (setup.series || !mayBeOfSeries(setup))
        return setup;
    if (setup.names == last.names)
        setup.series = last.series;
    else if (setup.names.a == last.names.b && setup.names.b == last.names.a)
        setup.series = Series { last.series.games, { last.series.halves.b, last.series.halves.a } };
    return setup;
}

MatchSetup rematch(const Match &game, std::string id)
{
    MatchSetup next = game.setup();
    next.left = game.left();
    next.series = seriesAfter(game);
    next.attendance.reset();
    next.late = {};
    next.first.reset();
    if (scoreOf(game))
        return secondGame(std::move(next), std::move(id));
    next.id = std::move(id);
    return next;
}

DoubleScore scoreOf(const GameScore &first, const GameScore &second)
{
    DoubleScore score;
    for (const Seat person : BothSeats) {
        const Seat later = otherSeat(person); // the seats are exchanged
        score.halves[person] = first.halves[person] + second.halves[later];
        score.used[person] = first.used[person] + second.used[later];
    }
    if (score.halves.a != score.halves.b)
        score.verdict = score.halves.a > score.halves.b ? DoubleVerdict::FirstWins : DoubleVerdict::SecondWins;
    else if (score.halves.a <= 0)
        score.verdict = DoubleVerdict::BothLose;
    return score;
}

PointTable pointsOf(Scoring scoring)
{
    switch (scoring) {
    case Scoring::TwoOneNone: break;
    case Scoring::OneHalfNone: return { 2, 1, 0 };
    case Scoring::ThreeTwoOne: return { 6, 4, 2 };
    case Scoring::ThreeOneNone: return { 6, 2, 0 };
    case Scoring::PlusTwoPlusOneMinusTwo: return { 4, 2, -4 };
    }
    return { 4, 2, 0 };
}

PerSeat<int> matchPoints(DoubleVerdict verdict, Scoring scoring)
{
    const PointTable points = pointsOf(scoring);
    switch (verdict) {
    case DoubleVerdict::FirstWins: return { points.win, points.loss };
    case DoubleVerdict::SecondWins: return { points.loss, points.win };
    case DoubleVerdict::BothLose: return { points.loss, points.loss };
    case DoubleVerdict::Draw: break;
    }
    return { points.draw, points.draw };
}

std::optional<DoubleStanding> standingOf(const Match &game)
{
    const std::optional<GameScore> own = scoreOf(game);
    const MatchSetup &setup = game.setup();
    if (setup.games != 2 || !own)
        return std::nullopt;
    if (setup.first)
        return DoubleStanding { scoreOf(setup.first->score, *own), true };
    const record::Reason reason = game.result().reason;
    const bool isMissed = setup.lateness.scope != LateScope::Game && (game.moves().empty() || game.awaited())
        && (reason == record::Reason::Late || reason == record::Reason::NoShow
            || reason == record::Reason::DoubleForfeit);
    if (!isMissed)
        return DoubleStanding { scoreOf(*own, {}), false };
    const GameScore missed { { own->halves.b, own->halves.a }, {} };
    return DoubleStanding { scoreOf(*own, missed), true };
}

} // namespace kagetsu::match
