// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/player.h"

namespace kagetsu::pairing {

// How often they opened, less how often they were second.
int openerBalance(const Player &player);

// Whether this side must not be refused to them (pairing.md#sides): their balance is two or more away from it, or they
// had the other one twice running. Now and then both are claimed.
bool claims(const Player &player, Side side);

// Of two that play each other in this round (from 1), whether the first one opens.
bool opensAgainst(const Player &a, const Player &b, int round);

} // namespace kagetsu::pairing
