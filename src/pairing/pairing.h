// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/obstacle.h"
#include "pairing/tables.h"

namespace kagetsu::pairing {

// Pairs a round of a Swiss tournament: of all pairings the one that costs least (pairing.md#cost), around what is
// locked. Depends on nothing but its arguments, and not on the order of the players. The progress counts players.
Result<Pairing, Obstacle> pairRound(
    std::span<const Player> players, const Options &options, const Progress &progress = {});

// What follows is how version 1 of the rules looked ahead, for checks of rounds that it paired; foresight.h is today's.

// Whether another round can be paired after this one, with the same players and forbidden pairs.
bool leavesAnotherRound(std::span<const Player> players, const Options &options, const Pairing &pairing);

// Whether to ask that of this round, of so many planned: another one follows, and the field is small.
bool needsLookAhead(std::size_t players, int round, int rounds);

// Of all pairings that leave another round the one that costs least: what is offered where pairRound()'s does not. None
// also where TriesAhead cheaper pairings do not leave one.
inline constexpr int TriesAhead = 2000;
std::optional<Pairing> pairRoundBeforeAnother(
    std::span<const Player> players, const Options &options, const Progress &progress = {});

} // namespace kagetsu::pairing
