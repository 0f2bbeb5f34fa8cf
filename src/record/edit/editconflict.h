// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <optional>

namespace kagetsu::record {

// These functions return the point that prevents an edit: a move of a branch would be played onto a stone, and a file
// could no longer hold it (record-sgf.md#r22, record-renlib.md#damaged-files). It is the first one in file order, or
// nothing if all moves can be played. Faults that existed before do not count: a move that already had no place, a
// point that the branch itself uses twice, and stones that it sets up. They take time proportional to the size of the
// branch.

// Checks a new stone on this point above a branch, which must not begin at the root.
std::optional<rules::Point> conflictOfInsert(const GameTree &tree, NodeId branch, rules::Point point);
// Checks a branch, of this tree or of another one of the same size, below a node.
std::optional<rules::Point> conflictOfPaste(const GameTree &tree, NodeId parent, const GameTree &from, NodeId branch);

} // namespace kagetsu::record
