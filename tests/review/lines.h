// SPDX-License-Identifier: MIT
#pragma once

#include "review/review.h"
#include "rules/symmetry.h"

#include <string>
#include <vector>

namespace kagetsu::review {

// A record with stones set up, then moves in turns from this side on: "H8 pass I9".
record::Game gameOf(const rules::Position &start, rules::Side first, const std::string &moves);

// The game seen from another side of the board.
Line seenFrom(rules::Symmetry symmetry, const Line &line);

// All that a review says, parted by "; ": "1 missed 2", "2 allowed 1 E8 I8" (the defences; "new" where the win was not
// there before), "3 forbidden 33", "4 unknown missed", and "turn 2", "turn ?".
std::string textOf(const Review &review);

// A game of a file, and which one it is.
struct FileGame
{
    std::string name;
    Line line;
};

// The games of a file beside the checkout or of tests/data; none where it is not there. Records that name no rule set
// are of this one.
std::vector<FileGame> gamesOf(const std::string &file, rules::Rule unless = rules::Rule::Renju);

// A game of somebody who plays beside the stones without looking, now and then passes, and misses nearly everything.
// The same number gives the same game everywhere.
Line chanceGame(int number, rules::Rule rule);

} // namespace kagetsu::review
