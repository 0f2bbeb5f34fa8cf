// SPDX-License-Identifier: MIT
#pragma once

#include "record/treeeditor.h"

#include <vector>

namespace kagetsu::record {

// Reads another tree of the same board size into the one being edited: nodes are matched from the root down by what
// they do, marks add up, missing texts are taken, and branches that are new are copied behind the others. Linear in the
// other tree but for the width of single nodes.
std::vector<TextConflict> mergeTree(TreeEditor &editor, const GameTree &tree, const GameTree &other);

} // namespace kagetsu::record
