// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "record/model/game.h"
#include "record/model/loss.h"
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// The reason why a game cannot be written in a format of one line of moves.
enum class ExportRefusal : std::uint8_t {
    BoardSize,
    Turns, // the colours do not alternate beginning with Black, or a side has passed
    Setup, // stones were set up
    Empty, // there is no stone at all
};

// A game as the bytes of a file, and what was lost.
struct WrittenGame
{
    std::string bytes;
    ExportLosses losses;
};

// The parts of a game besides its stones that a format of one line can hold.
struct LineHolds
{
    bool names = false;
    bool moveTimes = false;
    bool passes = false;
    bool nothing = false; // True if a game without moves is possible, too
    bool info = false; // True if the writer counts lost facts itself
    // Names of the root's facts that it holds (foreignfacts.h); with `names`, all of them.
    std::vector<std::string_view> facts {};
};

// Returns only the way from the root to a node: its moves and the stones that were set up.
Game gameOfLine(const GameTree &tree, NodeId node);

// Counts what one line cannot hold of the game, apart from the moves themselves.
void countLosses(const Game &game, const LineHolds &holds, ExportLosses &losses);
// Returns the nodes of the main line's moves, if they can be written without their colours. Adds to `losses` what is
// left out.
Result<std::vector<NodeId>, ExportRefusal> plainLine(const Game &game, const LineHolds &holds, ExportLosses &losses);

} // namespace kagetsu::record
