// SPDX-License-Identifier: MIT
#pragma once

#include "library/search/position.h"

namespace kagetsu::library {

// How games ended. Games that both sides lost, that are void or whose winner is not known count as games and not in the
// score.
struct Score
{
    std::uint32_t games = 0;
    std::uint32_t black = 0;
    std::uint32_t draws = 0;
    std::uint32_t white = 0;

    std::uint32_t decided() const { return black + draws + white; }
    // Returns Black's points of the decided games, as a number of halves.
    std::uint32_t blackHalves() const { return 2 * black + draws; }
    void add(record::Winner winner);
    void add(const Score &other);

    friend bool operator==(const Score &, const Score &) = default;
};

// How games went on from a position with one move (library.md#the-explorer).
struct Continuation
{
    rules::Side side = rules::Side::Black;
    // The first point, in board order, of those that are equal under the position's own symmetries; not set for a pass.
    std::optional<rules::Point> point;
    Score score; // of the games that went on so
    int firstYear = 0; // 0 if no game has a year
    int lastYear = 0;
    // Who played this move most often, the one with the smaller number if there are several; 0 if nobody is known.
    std::uint32_t player = 0;
    std::uint32_t playerGames = 0;
    std::uint32_t anyOrder = 0; // games that have the next position, whatever way they came to it

    friend bool operator==(const Continuation &, const Continuation &) = default;
};

// What games did in a position. The rows, the games that ended and those that were cut add up to all of them.
struct Exploration
{
    std::vector<Continuation> rows; // most games first, then in board order
    Score ended; // games that ended here
    Score cut; // games that are kept only up to here, because their next move is wrong
    Score all;

    friend bool operator==(const Exploration &, const Exploration &) = default;
};

// Returns nothing if it was stopped.
std::optional<Exploration> explore(
    const Games &games, const PositionQuestion &question, const Filter &filter, const PassOptions &options = {});

} // namespace kagetsu::library
