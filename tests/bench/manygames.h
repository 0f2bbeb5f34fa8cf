// SPDX-License-Identifier: MIT
#pragma once

#include "library/model/line.h"

#include <string>
#include <vector>

namespace kagetsu::library {

// A generated game: 40 moves that meet other games at their beginnings, as the games of people do.
struct ManyGame
{
    Line line;
    int black = 0; // number of the player
    int white = 0;
    int event = 0;
    int year = 0;
    int winner = 0; // 0 Black, 1 White, 2 a draw
};

// Returns games that are the same for the same number. Heads come from a tree in which few moves are played often and
// many seldom, in any view of the board; after that, games go on by themselves.
std::vector<ManyGame> manyGames(int count);
// Returns such games as a library of RenjuNet: 159,240 of them are 45 MB.
std::string manyGamesAsRif(int count);

} // namespace kagetsu::library
