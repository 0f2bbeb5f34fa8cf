// SPDX-License-Identifier: MIT
#pragma once

#include "record/edit/treeeditor.h"

#include <vector>

namespace kagetsu::record {

// Facts of a node that are not the node's, because others stood there: all that the other record tells of it.
struct DetailsConflict
{
    NodeId node = NoNode;
    NodeDetails other;

    friend bool operator==(const DetailsConflict &, const DetailsConflict &) = default;
};

// What a merge could not put together by itself. Nothing of it is lost while this list is kept.
struct MergeConflicts
{
    std::vector<TextConflict> texts;
    std::vector<DetailsConflict> details;

    std::size_t size() const { return texts.size() + details.size(); }
    bool empty() const { return size() == 0; }
};

// Reads another tree of the same board size into the one being edited: nodes are matched from the root down by what
// they do and set up, marks add up, missing texts and facts are taken, and branches that are new are copied behind the
// others. A tree that begins from other stones comes below a node that puts them up. Linear in the other tree but for
// the width of single nodes.
MergeConflicts mergeTree(TreeEditor &editor, const GameTree &tree, const GameTree &other);
// The same for one branch of the other tree, which must not be its root, below a node of this one. Returns in `top` the
// node it became.
MergeConflicts mergeBranch(
    TreeEditor &editor, const GameTree &tree, NodeId parent, const GameTree &other, NodeId branch, NodeId &top);

// The user's answer to a conflict (renlib.md#merging).
enum class ConflictChoice : std::uint8_t {
    Current,
    Other,
    Both, // texts joined; facts stay as the merge joined them
};

void resolve(TreeEditor &editor, const GameTree &tree, const TextConflict &conflict, ConflictChoice choice);
void resolve(TreeEditor &editor, const GameTree &tree, const DetailsConflict &conflict, ConflictChoice choice);

} // namespace kagetsu::record
