// SPDX-License-Identifier: MIT
#pragma once

#include "brain/board.h"

namespace kagetsu::brain {

// Moves a side may make; none of them is forbidden.

// What stops every five the other side threatens: empty when nothing does.
std::vector<Cell> fiveAnswers(const Board &board, rules::Side side);
// What can stop a straight four or two fours that the other side threatens: points where it would make a four, and
// fours of one's own.
std::vector<Cell> threeAnswers(const Board &board, rules::Side side);
// Everything near stones; the centre of an empty board; all that is left where nothing near may be played.
std::vector<Cell> nearMoves(const Board &board, rules::Side side);

// The best first, by what the point is worth to both sides. Equal ones keep their order.
void sortByWorth(const Board &board, rules::Side side, std::vector<Cell> &moves);

} // namespace kagetsu::brain
