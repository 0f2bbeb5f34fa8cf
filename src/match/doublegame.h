// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

namespace kagetsu::match {

// A match of two games between the same people, the seats exchanged in the second (refereeing.md#double-game).

// The setup of the second game of a double game whose first one is over with a score.
MatchSetup secondGame(const Match &first);
// What the second game of this one is called: always the same, so that it is known wherever the first one is.
std::string secondGameId(const std::string &first);

// The series with this game, by its seats; nothing while there is no score of it and none before it.
std::optional<Series> seriesAfter(const Match &game);
// The next game between the same people by the same terms, once this one is over: the other one opens it, and nobody is
// late. A game without a score is played again as it was.
MatchSetup rematch(const Match &game, std::string id);

// Nothing for a game that is not over, or void: it is to be played again. Points that the arbiter took are taken off.
std::optional<GameScore> scoreOf(const Match &game);

// BothLose: nobody won either game, both lost both.
enum class DoubleVerdict : std::uint8_t { FirstWins, Draw, SecondWins, BothLose };

// By people: `a` is who opened the first game.
struct DoubleScore
{
    PerSeat<int> halves;
    PerSeat<clock::Duration> used; // of both games
    DoubleVerdict verdict = DoubleVerdict::Draw;

    friend bool operator==(const DoubleScore &, const DoubleScore &) = default;
};

DoubleScore scoreOf(const GameScore &first, const GameScore &second);

// Half points for win, draw or loss.
struct PointTable
{
    int win = 0;
    int draw = 0;
    int loss = 0;
};
PointTable pointsOf(Scoring scoring);
// What the match brings each person, in half points (refereeing.md#scoring, refereeing.md#double-game).
PerSeat<int> matchPoints(DoubleVerdict verdict, Scoring scoring);

// How a double game stands once one of its games is over.
struct DoubleStanding
{
    DoubleScore score; // of what was played
    bool isComplete = false; // no game is to come

    friend bool operator==(const DoubleStanding &, const DoubleStanding &) = default;
};

// Nothing for a game by itself, and while there is no score of it. Who came too late for the round has lost the second
// game as well, and it is not played (refereeing.md#lateness, refereeing.md#double-game).
std::optional<DoubleStanding> standingOf(const Match &game);

} // namespace kagetsu::match
