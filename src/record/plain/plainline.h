// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "record/model/loss.h"
#include <result.h> // of all modules, not the one of this folder

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// Why a game has no form in a format of one line of moves.
enum class ExportRefusal : std::uint8_t {
    BoardSize,
    Turns, // the colours do not take turns from Black on, or one of them passed
    Setup, // stones that were put up
    Empty, // no stone at all
};

// A game as bytes of a file, with what they do not tell.
struct WrittenGame
{
    std::string bytes;
    ExportLosses losses;
};

// Which of the things of a game a format of one line holds besides the stones.
struct LineHolds
{
    bool names = false;
    bool moveTimes = false;
    bool passes = false;
    bool nothing = false; // also a game without a move
    bool info = false; // as much of the facts as the writer counts itself
    std::vector<std::string_view> facts {}; // names of those kept with the root (facts.h); with `names` all
};

// The way from the root to a node alone: its moves and the stones that were put up.
Game gameOfLine(const GameTree &tree, NodeId node);

// What one line does not hold of the game, apart from the moves themselves.
void countLosses(const Game &game, const LineHolds &holds, ExportLosses &losses);
// The moves of the main line as nodes, when they can stand without their colours; `losses` gets what is left out.
Result<std::vector<NodeId>, ExportRefusal> plainLine(const Game &game, const LineHolds &holds, ExportLosses &losses);

} // namespace kagetsu::record
