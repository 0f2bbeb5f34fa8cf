// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/game.h"
#include "record/model/game.h"

namespace kagetsu::cli {

// Returns a game of a duel as a record (record-sgf.md). If it was lost by a fault away from the board, the comment of
// the last move says so.
record::Game recordOf(
    const contest::PlayedGame &played, const contest::Contestants &contestants, const contest::Terms &terms);

// Return "first" or "second"; "five", "full", "forbidden", … (command-line.md#duel).
std::string_view nameOf(contest::Who who);
std::string_view nameOf(contest::End end);

} // namespace kagetsu::cli
