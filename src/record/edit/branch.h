// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

namespace kagetsu::record {

// Returns a tree with only the moves that lead to this node and everything below it, including their texts and details
// (record-renlib.md#open-ends, "Save Position As").
GameTree onlyThrough(const GameTree &tree, NodeId node);

// The contents of a branch, not counting its top node.
struct BranchCount
{
    int moves = 0;
    int labels = 0;
    int ends = 0; // number of lines
    int comments = 0; // moves with a comment
    int bookmarks = 0;
    int longest = 0; // number of moves from the node to the farthest end

    friend bool operator==(const BranchCount &, const BranchCount &) = default;
};

// Counts the branch below a node, in time proportional to its size.
BranchCount countBranch(const GameTree &tree, NodeId node);

} // namespace kagetsu::record
