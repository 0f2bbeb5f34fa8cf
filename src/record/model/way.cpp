// SPDX-License-Identifier: MIT
#include "record/model/way.h"

namespace kagetsu::record {

namespace {

// Returns the first node with this action among the children and below those without a stone; NoNode if there is none.
NodeId firstWith(const GameTree &tree, NodeId node, NodeAction action)
{
    std::vector<NodeId> candidates = tree.children(node);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const NodeId candidate = candidates[i];
        if (tree.action(candidate) == action)
            return candidate;
        if (tree.action(candidate).isStone())
            continue;
        const std::vector<NodeId> below = tree.children(candidate);
        candidates.insert(candidates.end(), below.begin(), below.end());
    }
    return NoNode;
}

} // namespace

Way wayTo(const GameTree &tree, NodeId node)
{
    Way way;
    for (const NodeId step : tree.path(node)) {
        if (step == GameTree::root())
            continue;
        std::size_t child = 0;
        for (NodeId other = tree.firstChild(tree.parent(step)); other != step; other = tree.nextSibling(other))
            ++child;
        way.push_back({ child, tree.action(step) });
    }
    return way;
}

NodeId follow(const GameTree &tree, const Way &way)
{
    NodeId there = GameTree::root();
    for (const WayStep &step : way) {
        const std::vector<NodeId> children = tree.children(there);
        const bool isSame = step.child < children.size() && tree.action(children[step.child]) == step.action;
        const NodeId next = isSame ? children[step.child] : firstWith(tree, there, step.action);
        if (next != NoNode)
            there = next;
        else if (step.action.isStone())
            break;
    }
    return there;
}

} // namespace kagetsu::record
