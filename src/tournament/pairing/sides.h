// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/player.h"

namespace kagetsu::pairing {

// Returns how often the player opened, minus how often they were second.
int openerBalance(const Player &player);

// True if the player claims this side (tournament-pairing.md#sides): their balance is two or more away from it, or they
// had the other side twice in a row. A player can claim both sides.
bool claims(const Player &player, Side side);

// Returns true if the first of two players who meet in this round (from 1) opens.
bool opensAgainst(const Player &a, const Player &b, int round);

} // namespace kagetsu::pairing
