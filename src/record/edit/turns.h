// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

namespace kagetsu::record {

// Gives the nodes of a branch the colours that follow from the nodes above it, and their stones their points or, if
// those are now occupied, no point. This is what a library means after a node above was added or removed or is no
// longer a label (record-renlib.md#colours-and-passes, record-renlib.md#damaged-files). Setups of a game in the branch
// are taken into account. Takes time proportional to the size of the branch; only nodes that change are noted.
void renewTurns(TreeEditor &editor, const GameTree &tree, NodeId branch);

} // namespace kagetsu::record
