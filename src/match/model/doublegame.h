// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

namespace kagetsu::match {

// A match of two games between the same people, with exchanged seats in the second (match.md#double-game).

// Returns the setup of the second game of a double game whose first game has ended with a score.
MatchSetup secondGame(const Match &first);
// Returns the id of the second game. It depends only on the id of the first game, so it is known wherever the first one
// is.
std::string secondGameId(const std::string &first);

// Returns the series including this game, by the seats of this game; nothing if this game has no score yet and none
// came before it.
std::optional<Series> seriesAfter(const Match &game);
// The score of two people who play for themselves, by their seats in the last game. It goes on whenever the same two
// play again (match.md#series).
struct NamedSeries
{
    PerSeat<std::string> names;
    Series series;

    friend bool operator==(const NamedSeries &, const NamedSeries &) = default;
};
// Returns the series including this game; nothing if it has no score, or if it belongs to an event, a double game, an
// arbiter or an engine, whose scores are kept elsewhere.
std::optional<NamedSeries> namedSeriesAfter(const Match &game);
// Returns the setup with the series so far, if the same two people meet again in a game of which a series may consist.
MatchSetup continued(MatchSetup setup, const NamedSeries &last);

// Returns the setup of the next game between the same people on the same terms, once this one is over: the other player
// opens, and nobody is late. A game without a score is replayed with the same seats.
MatchSetup rematch(const Match &game, std::string id);

// Returns the score of a game; nothing if it is not over, or is void and has to be replayed. Points deducted by the
// arbiter are subtracted.
std::optional<GameScore> scoreOf(const Match &game);

// The outcome of a double game. BothLose: nobody won either game and both lost both.
enum class DoubleVerdict : std::uint8_t { FirstWins, Draw, SecondWins, BothLose };

// The score of both games by person: `a` is the person who opened the first game.
struct DoubleScore
{
    PerSeat<int> halves;
    PerSeat<clock::Duration> used; // total of both games
    DoubleVerdict verdict = DoubleVerdict::Draw;

    friend bool operator==(const DoubleScore &, const DoubleScore &) = default;
};

// Adds up the scores of two games, the second of which was played with exchanged seats.
DoubleScore scoreOf(const GameScore &first, const GameScore &second);

// The points for a win, a draw and a loss, in half points.
struct PointTable
{
    int win = 0;
    int draw = 0;
    int loss = 0;
};
PointTable pointsOf(Scoring scoring);
// Returns the points that each person earns for the match, in half points (match.md#scoring,
// match.md#double-game).
PerSeat<int> matchPoints(DoubleVerdict verdict, Scoring scoring);

// The state of a double game once one of its games is over.
struct DoubleStanding
{
    DoubleScore score; // of the games played so far
    bool isComplete = false; // no further game will be played

    friend bool operator==(const DoubleStanding &, const DoubleStanding &) = default;
};

// Returns the state of the double game that this game belongs to; nothing for a single game and while this game has no
// score. A person who was too late for the round has lost the second game as well, and it is not played
// (match.md#lateness, match.md#double-game).
std::optional<DoubleStanding> standingOf(const Match &game);

} // namespace kagetsu::match
