// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <optional>

namespace kagetsu::record {

// Edits of stones that are added and removed without a move, and of the side to move (record-sgf.md#r28). A node with a
// move cannot have a setup (record-sgf.md#r26), so what is set up after it is stored in a child, an existing or a new
// one. Only games have setups.

// Sets what is on the point from now on. No move below may be in the way (conflictOfSetup()). Returns the node that
// holds the setup.
NodeId setUp(TreeEditor &editor, const GameTree &tree, NodeId node, rules::Point point, rules::Stone stone);
// Sets the side to move. It is stored only if it does not follow from the stones. Returns the node that holds the
// setup.
NodeId setSideToMove(TreeEditor &editor, const GameTree &tree, NodeId node, rules::Side side);
// Returns the point if a move below would be played onto the stone. Takes time proportional to the size of the branch.
std::optional<rules::Point> conflictOfSetup(const GameTree &tree, NodeId node, rules::Point point, rules::Stone stone);

} // namespace kagetsu::record
