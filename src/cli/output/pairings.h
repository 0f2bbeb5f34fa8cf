// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/pairing/obstacle.h"
#include "tournament/pairing/pairing.h"

namespace kagetsu::cli {

// Prints a pairing by numbers: tables, byes, and what it costs (command-line.md#tournament-pair-round). `isFromTheTop`
// tells which costs it has (tournament/swiss/namedcosts.h).
void printPairing(const pairing::Pairing &pairing, bool isFromTheTop, bool json);
// Prints who stands in the way of a pairing.
void printObstacle(const pairing::Obstacle &obstacle, bool json);
// Prints the rounds of a section from this place on, counted from 0, with their byes (command-line.md#tournament-pair).
void printRounds(const tournament::Section &section, std::size_t from, bool json);

} // namespace kagetsu::cli
