// SPDX-License-Identifier: MIT
#pragma once

#include "duel/game.h"
#include "record/model/game.h"

namespace kagetsu::cli {

// Returns a game of a duel as a record (record-sgf.md). If it was lost by a fault away from the board, the comment of
// the last move says so.
record::Game recordOf(const duel::PlayedGame &played, const duel::Contestants &contestants, const duel::Terms &terms);

// Return "first" or "second"; "five", "full", "forbidden", … (command-line.md#duel).
std::string_view nameOf(duel::Who who);
std::string_view nameOf(duel::End end);

} // namespace kagetsu::cli
