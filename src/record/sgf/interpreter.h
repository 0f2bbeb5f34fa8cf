// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "record/sgf/syntax/tree.h"

namespace kagetsu::record::sgf {

// The result of interpreting a tree of the text: which game it is, the board, the facts and the moves, with the repairs
// of record-sgf.md#values, record-sgf.md#points and record-sgf.md#private-properties. What was found is added to the
// findings of the tree.
struct Interpreted
{
    GameInfo info;
    GameTree tree;
    std::vector<NodeId> nodes; // for each node of the text, its last node in the game
};

// Interprets a tree. Any text gives a game (record-sgf.md#r1).
Interpreted interpret(RawTree &raw);

} // namespace kagetsu::record::sgf
