// SPDX-License-Identifier: MIT
#pragma once

#include "engine/ai/board.h"

namespace kagetsu::ai {

// Moves that a side may play. None of the moves returned here is forbidden.

// Returns the moves that stop every five the other side threatens; empty if no move does.
std::vector<Cell> fiveAnswers(const Board &board, rules::Side side);
// Returns the moves that can stop a straight four or two fours of the other side: the points where that side would make
// a four, and the points where this side makes one.
std::vector<Cell> threeAnswers(const Board &board, rules::Side side);
// Returns the points near stones, or the centre of an empty board. If no point near a stone may be played, returns all
// points that may.
std::vector<Cell> nearMoves(const Board &board, rules::Side side);

// Sorts the moves by what their points are worth to both sides, the best first. Moves of equal worth keep their order.
void sortByWorth(const Board &board, rules::Side side, std::vector<Cell> &moves);

} // namespace kagetsu::ai
