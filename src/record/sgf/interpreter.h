// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "record/sgf/syntax/tree.h"

namespace kagetsu::record::sgf {

// Makes a game of a tree as it stands in the text: which game it is, the board, the facts, the moves, with the repairs
// of sgf.md#values, sgf.md#points, sgf.md#private-properties. Adds what it finds to the findings of the tree.
struct Interpreted
{
    GameInfo info;
    GameTree tree;
    std::vector<NodeId> nodes; // of the game, for each node of the text: its last one
};

Interpreted interpret(RawTree &raw);

} // namespace kagetsu::record::sgf
