// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"
#include "rules/symmetry.h"

#include <string>
#include <vector>

namespace kagetsu::review {

// Returns a record with stones set up, then moves in turn starting with this side, such as "H8 pass I9".
record::Game gameOf(const rules::Position &start, rules::Side first, const std::string &moves);

// Returns the game as seen from another side of the board.
Line seenFrom(rules::Symmetry symmetry, const Line &line);

// Returns everything that a review says, separated by "; ": "1 missed 2", "2 allowed 1 E8 I8" (the defences; "new" if
// the win was not there before), "3 forbidden 33", "4 unknown missed", and "turn 2", "turn ?".
std::string textOf(const Review &review);

// A game of a file, and its name.
struct FileGame
{
    std::string name;
    Line line;
};

// Returns the games of a file beside the checkout or of tests/data; none if it does not exist. Records without a rule
// set get this one.
std::vector<FileGame> gamesOf(const std::string &file, rules::Rule unless = rules::Rule::Renju);

// Returns a game of somebody who plays near the stones without looking, passes now and then, and misses nearly
// everything. The same number gives the same game everywhere.
Line chanceGame(int number, rules::Rule rule);

} // namespace kagetsu::review
