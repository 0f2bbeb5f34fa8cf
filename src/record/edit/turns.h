// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

namespace kagetsu::record {

// Gives the nodes of a branch the colours that follow from what stands above it, and the stones their points or, where
// those are occupied now, none: what a library means when a node above came, went or stopped being a label
// (renlib.md#colours-and-passes, renlib.md#damaged-files). What a game sets up in the branch counts. Linear in the
// branch; only nodes that change are noted.
void renewTurns(TreeEditor &editor, const GameTree &tree, NodeId branch);

} // namespace kagetsu::record
