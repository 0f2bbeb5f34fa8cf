// SPDX-License-Identifier: MIT
#pragma once

#include "match/record/protocol.h"
#include "ui/paper/document.h"
#include "wording/match/setup.h"

namespace kagetsu::ui {

// The steps of the opening with what each took.
void addOpening(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);
// On a board of wood whose turn lasted how long; elsewhere nothing.
void addTurns(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);
// All moves, those of free play with their times.
void addMoves(std::vector<Block> &blocks, const match::Protocol &protocol, const wording::Names &names);

} // namespace kagetsu::ui
