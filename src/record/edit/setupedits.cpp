// SPDX-License-Identifier: MIT
#include "record/edit/setupedits.h"

#include "record/edit/editconflict.h"

#include <algorithm>

namespace kagetsu::record {

namespace {

// Returns the node that holds what is set up after this one, or NoNode.
NodeId holderOf(const GameTree &tree, NodeId node)
{
    if (!tree.action(node).isMove())
        return node;
    NodeId child = tree.firstChild(node);
    while (child != NoNode && (tree.action(child).isMove() || tree.details(child).setup.isEmpty()))
        child = tree.nextSibling(child);
    return child;
}

NodeId madeHolder(TreeEditor &editor, const GameTree &tree, NodeId node)
{
    const NodeId there = holderOf(tree, node);
    return there == NoNode ? editor.add(node, NodeAction()) : there;
}

rules::Stone stoneAbove(const GameTree &tree, NodeId node, rules::Point point)
{
    return node == GameTree::root() ? rules::Stone::None : tree.stones(tree.parent(node)).at(point);
}

} // namespace

NodeId setUp(TreeEditor &editor, const GameTree &tree, NodeId node, rules::Point point, rules::Stone stone)
{
    const NodeId holder = madeHolder(editor, tree, node);
    NodeDetails details = tree.details(holder);
    Setup &setup = details.setup;
    for (auto *points : { &setup.black, &setup.white, &setup.empty })
        std::erase(*points, point);
    if (stoneAbove(tree, holder, point) != stone)
        (stone == rules::Stone::Black          ? setup.black
                : stone == rules::Stone::White ? setup.white
                                               : setup.empty)
            .push_back(point);
    editor.setDetails(holder, std::move(details));
    return holder;
}

NodeId setSideToMove(TreeEditor &editor, const GameTree &tree, NodeId node, rules::Side side)
{
    if (tree.sideToMove(node) == side)
        return node;
    const NodeId holder = madeHolder(editor, tree, node);
    NodeDetails details = tree.details(holder);
    details.setup.toMove.reset();
    editor.setDetails(holder, details);
    if (tree.sideToMove(holder) != side) {
        details.setup.toMove = side;
        editor.setDetails(holder, std::move(details));
    }
    return holder;
}

std::optional<rules::Point> conflictOfSetup(const GameTree &tree, NodeId node, rules::Point point, rules::Stone stone)
{
    const NodeId holder = holderOf(tree, node);
    // If the point is already occupied, no move below is played there.
    if (holder == NoNode || stone == rules::Stone::None || tree.stones(holder).at(point) != rules::Stone::None)
        return std::nullopt;
    for (NodeId child = tree.firstChild(holder); child != NoNode; child = tree.nextSibling(child)) {
        if (const auto taken = conflictOfInsert(tree, child, point))
            return taken;
    }
    return std::nullopt;
}

} // namespace kagetsu::record
