// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <optional>

namespace kagetsu::record {

// The point that stands in the way of an edit: a move of a branch would come onto a stone, and a file could not hold it
// any more (sgf.md#r22, renlib.md#damaged-files). The first one in file order, or nothing when all moves find their
// points. What was so before is no obstacle: a move that had no place already, a point the branch itself uses twice,
// stones it sets up. Linear in the branch.

// A stone on this point above a branch, which must not be the root.
std::optional<rules::Point> conflictOfInsert(const GameTree &tree, NodeId branch, rules::Point point);
// A branch of this tree or another one of the same size below a node.
std::optional<rules::Point> conflictOfPaste(const GameTree &tree, NodeId parent, const GameTree &from, NodeId branch);

} // namespace kagetsu::record
