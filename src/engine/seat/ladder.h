// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"

#include <optional>
#include <string>

namespace kagetsu::engineseat {

// Where a person stands on the ladder against the computer: a rating that moves with each game, and the number of games
// (engine-seat.md#ladder).
struct Standing
{
    static constexpr int First = 1000; // of a newcomer
    static constexpr int Least = 100;
    static constexpr int Most = 3000;

    int rating = First;
    int games = 0;

    friend bool operator==(const Standing &, const Standing &) = default;
};

// Returns the fixed rating of a level of the opponent that comes with the program, from engine::LowestLevel to
// engine::HighestLevel.
int ratingOf(int level);

// A game that counts on the ladder.
struct LadderGame
{
    std::string person; // the name at the table
    int level = 0;
    int halves = 0; // half points of the person: 2 for a win, 1 for a draw

    friend bool operator==(const LadderGame &, const LadderGame &) = default;
};

// Returns what this game counts as; nothing if it is not over or has no score, if it is no game of a person against the
// opponent that comes with the program, or if it began from a position that somebody chose.
std::optional<LadderGame> ladderGame(const match::Match &match);

// Returns the standing after this game.
Standing standingAfter(Standing before, const LadderGame &game);

} // namespace kagetsu::engineseat
