// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <vector>

namespace kagetsu::record {

// Facts for a node that already had different ones: everything that the other record says about it.
struct DetailsConflict
{
    NodeId node = NoNode;
    NodeDetails other;

    friend bool operator==(const DetailsConflict &, const DetailsConflict &) = default;
};

// The conflicts that a merge could not decide by itself. Nothing is lost as long as this list is kept.
struct MergeConflicts
{
    std::vector<TextConflict> texts;
    std::vector<DetailsConflict> details;

    std::size_t size() const { return texts.size() + details.size(); }
    bool empty() const { return size() == 0; }
};

// Merges another tree of the same board size into the one being edited. Nodes are matched from the root down by their
// action and setup; marks are combined, missing texts and facts are added, and new branches are copied after the
// existing ones. A tree that begins with other stones goes below a node that sets them up. Takes time proportional to
// the size of the other tree, apart from nodes with very many children.
MergeConflicts mergeTree(TreeEditor &editor, const GameTree &tree, const GameTree &other);
// Merges one branch of the other tree, which must not begin at its root, below a node of this one. Sets `top` to the
// resulting node.
MergeConflicts mergeBranch(
    TreeEditor &editor, const GameTree &tree, NodeId parent, const GameTree &other, NodeId branch, NodeId &top);

// The user's answer to a conflict (record-renlib.md#merging).
enum class ConflictChoice : std::uint8_t {
    Current,
    Other,
    Both, // texts are joined; facts stay as the merge combined them
};

// Apply the user's choice to a conflict of the last merge.
void resolve(TreeEditor &editor, const GameTree &tree, const TextConflict &conflict, ConflictChoice choice);
void resolve(TreeEditor &editor, const GameTree &tree, const DetailsConflict &conflict, ConflictChoice choice);

} // namespace kagetsu::record
