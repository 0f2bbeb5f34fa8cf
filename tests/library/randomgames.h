// SPDX-License-Identifier: MIT
#pragma once

#include "library/memory/block.h"

#include <random>
#include <vector>

namespace kagetsu::library {

// A game of a random library, as values: what the library is built from, and what a slow recount reads.
struct RandomGame
{
    std::int64_t id = 0;
    Line line;
    Facts facts;
};

// Returns games on boards of many sizes, with passes, set-ups and colours in any order. They are played on few points,
// so that positions come again, in other orders and views.
std::vector<RandomGame> randomGames(std::mt19937 &random, int count);
Games gamesOf(const std::vector<RandomGame> &games, std::size_t blockSize = Block::UsualGames);

} // namespace kagetsu::library
