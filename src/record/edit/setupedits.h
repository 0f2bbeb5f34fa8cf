// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <optional>

namespace kagetsu::record {

// Stones put up and taken away without a move, and the side to move (sgf.md#r28). A node with a move has no setup
// beside it (sgf.md#r26): what is set up after it stands in a child of its own, one that is there already or a new one.
// Only games have setups.

// What stands on the point from now on. Nothing below may stand in the way (conflictOfSetup()). Returns the node that
// tells it.
NodeId setUp(TreeEditor &editor, const GameTree &tree, NodeId node, rules::Point point, rules::Stone stone);
// Whose turn it is there; said only where it does not follow from the stones. Likewise.
NodeId setSideToMove(TreeEditor &editor, const GameTree &tree, NodeId node, rules::Side side);
// The point, if a move below would come onto the stone. Linear in the branch.
std::optional<rules::Point> conflictOfSetup(const GameTree &tree, NodeId node, rules::Point point, rules::Stone stone);

} // namespace kagetsu::record
