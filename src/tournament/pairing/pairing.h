// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/obstacle.h"
#include "tournament/pairing/tables.h"

namespace kagetsu::pairing {

// Pairs a round of a Swiss tournament: returns the pairing with the least cost (tournament-pairing.md#cost) that
// respects the locks. The result depends only on the arguments, and not on the order of the players. `progress`
// receives the number of players paired.
Result<Pairing, Obstacle> pairRound(
    std::span<const Player> players, const Options &options, const Progress &progress = {});

// The functions below look ahead by version 1 of the rules. They are used to check rounds that it paired; foresight.h
// has the current look-ahead.

// True if another round can be paired after this one, with the same players and forbidden pairs.
bool leavesAnotherRound(std::span<const Player> players, const Options &options, const Pairing &pairing);

// True if version 1 looks ahead in this round of `rounds` planned ones: another round follows, and the field is small.
bool needsLookAhead(std::size_t players, int round, int rounds);

// Returns the pairing with the least cost that leaves another round, for use if pairRound()'s does not. Returns nothing
// if there is none, or if TriesAhead cheaper pairings do not leave one.
inline constexpr int TriesAhead = 2000;
std::optional<Pairing> pairRoundBeforeAnother(
    std::span<const Player> players, const Options &options, const Progress &progress = {});

} // namespace kagetsu::pairing
