// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

namespace kagetsu::record {

// A tree with nothing but the moves to this node and all that hangs below it, with what they tell (renlib.md#open-ends,
// "Save Position As").
GameTree onlyThrough(const GameTree &tree, NodeId node);

// What hangs below a node, itself not counted.
struct BranchCount
{
    int moves = 0;
    int labels = 0;
    int ends = 0; // of lines
    int comments = 0; // moves with one
    int bookmarks = 0;
    int longest = 0; // moves from the node to the farthest end

    friend bool operator==(const BranchCount &, const BranchCount &) = default;
};

// Linear in the branch.
BranchCount countBranch(const GameTree &tree, NodeId node);

} // namespace kagetsu::record
