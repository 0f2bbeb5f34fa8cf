// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"

#include <vector>

// A game for measuring: renju with everything the program may show, two hours for each, free opening.
kagetsu::match::MatchSetup quietSetup();

// All points of the board, Black's and White's in turn, so that nobody ever has five: runs of two in every direction.
std::vector<kagetsu::rules::Point> quietMoves();
