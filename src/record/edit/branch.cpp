// SPDX-License-Identifier: MIT
#include "record/edit/branch.h"

#include "record/edit/recordedits.h"

#include <algorithm>

namespace kagetsu::record {

GameTree onlyThrough(const GameTree &tree, NodeId node)
{
    GameTree only = tree;
    TreeEditor editor(only);
    for (const NodeId each : tree.path(node)) {
        const NodeId parent = tree.parent(each);
        for (const NodeId child : parent == NoNode ? std::vector<NodeId>() : tree.children(parent)) {
            if (child != each)
                editor.removeBranch(child);
        }
    }
    return only;
}

BranchCount countBranch(const GameTree &tree, NodeId node)
{
    BranchCount count;
    int depth = 0;
    for (NodeId each = node; each != NoNode;) {
        const NodeAction action = tree.action(each);
        if (each != node) {
            count.labels += action.isLabel() ? 1 : 0;
            count.moves += action.isMove() ? 1 : 0;
            depth += action.isMove() ? 1 : 0;
            count.longest = std::max(count.longest, depth);
            count.ends += tree.isLeaf(each) && !action.isLabel() ? 1 : 0;
            const bool isTold = tree.storedText(each, TextKind::Headline) || tree.storedText(each, TextKind::Comment);
            count.comments += isTold ? 1 : 0;
            count.bookmarks += isBookmarked(tree, each) ? 1 : 0;
        }
        const NodeId next = tree.next(each, node);
        for (NodeId up = each; next != NoNode && up != tree.parent(next); up = tree.parent(up))
            depth -= tree.action(up).isMove() ? 1 : 0;
        each = next;
    }
    return count;
}

} // namespace kagetsu::record
