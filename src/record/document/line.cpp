// SPDX-License-Identifier: MIT
#include "record/document/line.h"

#include <algorithm>

namespace kagetsu::document {

using record::GameTree;
using record::NodeId;
using record::NoNode;

NodeId firstMoveFrom(const GameTree &tree, NodeId child)
{
    while (child != NoNode && tree.action(child).isLabel())
        child = tree.nextSibling(child);
    return child;
}

NodeId openingNodeOf(const GameTree &tree)
{
    for (NodeId node = GameTree::root(); node != NoNode; node = tree.next(node)) {
        if (tree.has(node, record::NodeMark::Start))
            return node;
    }
    NodeId node = GameTree::root();
    for (NodeId next = node; next != NoNode;) {
        node = next;
        next = firstMoveFrom(tree, tree.firstChild(node));
        if (next != NoNode && firstMoveFrom(tree, tree.nextSibling(next)) != NoNode)
            next = NoNode;
    }
    return node;
}

void Line::start(const GameTree &tree)
{
    m_nodes = { GameTree::root() };
    m_place = 0;
    extend(tree);
}

void Line::extend(const GameTree &tree)
{
    while (true) {
        const NodeId next = firstMoveFrom(tree, tree.firstChild(m_nodes.back()));
        if (next == NoNode)
            return;
        m_nodes.push_back(next);
    }
}

void Line::goTo(const GameTree &tree, NodeId node)
{
    const auto at = static_cast<std::size_t>(m_place);
    // A step along the line is by far the most common case. It takes constant time.
    for (const std::size_t place : { at, at + 1, at - 1 }) {
        if (place < m_nodes.size() && m_nodes[place] == node) {
            m_place = static_cast<int>(place);
            return;
        }
    }
    const std::vector<NodeId> path = tree.path(node);
    m_place = static_cast<int>(path.size()) - 1;
    if (m_nodes.size() >= path.size() && m_nodes[path.size() - 1] == node)
        return;
    m_nodes = path;
    extend(tree);
}

void Line::goToPlace(int place)
{
    m_place = std::clamp(place, 0, end());
}

void Line::renew(const GameTree &tree)
{
    // Keep the nodes that are still children of the nodes before them.
    std::size_t kept = 1;
    while (kept < m_nodes.size() && tree.parent(m_nodes[kept]) == m_nodes[kept - 1]
        && !tree.action(m_nodes[kept]).isLabel())
        ++kept;
    if (static_cast<std::size_t>(m_place) >= kept) {
        // The node may have moved to another branch.
        const std::vector<NodeId> path = tree.path(node());
        if (path.front() == GameTree::root() && !tree.action(path.back()).isLabel()) {
            m_nodes = path;
            m_place = end();
        } else {
            m_nodes.resize(kept);
            m_place = end();
        }
    } else {
        m_nodes.resize(kept);
    }
    extend(tree);
}

} // namespace kagetsu::document
