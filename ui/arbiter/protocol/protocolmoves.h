// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"
#include "ui/paper/document.h"
#include "wording/match/setup.h"

namespace kagetsu::ui {

// Adds the steps of the opening with the time each took.
void addOpening(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);
// Adds whose turn lasted how long in a game on a real board; nothing in other games.
void addTurns(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);
// Adds all moves, those of free play with their times.
void addMoves(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);

} // namespace kagetsu::ui
