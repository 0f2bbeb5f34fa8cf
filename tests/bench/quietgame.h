// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"

#include <vector>

// Returns a setup for measuring: renju with everything the program may show, two hours for each player, free opening.
kagetsu::match::MatchSetup quietSetup();

// Returns all points of the board for Black and White in turn, in an order in which nobody ever makes a five: runs of
// two in every direction.
std::vector<kagetsu::rules::Point> quietMoves();
