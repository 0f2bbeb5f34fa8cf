// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/record/protocol.h"
#include "text/match/setup.h"
#include "ui/print/paper/document.h"

namespace kagetsu::ui {

// Adds the steps of the opening with the time each took.
void addOpening(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names);
// Adds whose turn lasted how long in a game on a real board; nothing in other games.
void addTurns(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names);
// Adds all moves, those of free play with their times.
void addMoves(std::vector<Block> &blocks, const match::Protocol &protocol, const text::Names &names);

} // namespace kagetsu::ui
