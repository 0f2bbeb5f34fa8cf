// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"
#include "rules/symmetry.h"

namespace kagetsu::record {

// Turns or mirrors a whole record on its square board: moves, labels, stones set up, offers, and the points of marks,
// arrows and texts. The texts themselves stay the same, so they remain readable.
void mirrorRecord(TreeEditor &editor, const GameTree &tree, rules::Symmetry map);

// Return the same for what one node of such a board has.
NodeAction mirrored(NodeAction action, rules::Symmetry map, int boardSize);
NodeDetails mirrored(NodeDetails details, rules::Symmetry map, int boardSize);

} // namespace kagetsu::record
