// SPDX-License-Identifier: MIT
#pragma once

#include "duel/game.h"
#include "record/model/game.h"

namespace kagetsu::cli {

// A game of a duel as a record (sgf.md). What lost it beside the board stands in the comment of the last move.
record::Game recordOf(const duel::PlayedGame &played, const duel::Contestants &contestants, const duel::Terms &terms);

// "first" and "second", "five", "full", "forbidden", … (command-line.md#duel).
std::string_view nameOf(duel::Who who);
std::string_view nameOf(duel::End end);

} // namespace kagetsu::cli
