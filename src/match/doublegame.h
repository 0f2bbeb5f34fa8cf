// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

namespace kagetsu::match {

// A match of two games between the same people, the seats exchanged in the second (clock-and-refereeing.md 7.3).

// What one game brings the people who played it, by their seats in that game.
struct GameScore
{
    PerSeat<int> halves; // half points
    PerSeat<clock::Duration> used; // for the tie-break by time

    friend bool operator==(const GameScore &, const GameScore &) = default;
};

// Nothing for a game that is not over, or void: it is to be played again. Points that the arbiter took are taken off.
std::optional<GameScore> scoreOf(const Match &game);

enum class DoubleVerdict : std::uint8_t { FirstWins, Draw, SecondWins };

// By people: `a` is who opened the first game.
struct DoubleScore
{
    PerSeat<int> halves;
    PerSeat<clock::Duration> used; // of both games
    DoubleVerdict verdict = DoubleVerdict::Draw;

    friend bool operator==(const DoubleScore &, const DoubleScore &) = default;
};

DoubleScore scoreOf(const GameScore &first, const GameScore &second);

} // namespace kagetsu::match
