// SPDX-License-Identifier: MIT
#include "ui/record/tree/treelayout.h"

#include "record/document/line.h"

#include <algorithm>

namespace kagetsu::ui {

using record::GameTree;
using record::NodeId;
using record::NoNode;

TreeLayout::TreeLayout(const GameTree &tree)
    : m_rowOf(tree.nodeCount(), -1)
{
    int column = -1;
    for (NodeId node = GameTree::root(); node != NoNode;) {
        ++column;
        ++m_nodes;
        const NodeId parent = tree.parent(node);
        const bool continues = parent != NoNode && document::firstMoveFrom(tree, tree.firstChild(parent)) == node;
        if (!continues)
            m_rows.push_back({ node, column, 0, parent == NoNode ? -1 : m_rowOf[parent] });
        ++m_rows.back().length;
        m_columns = std::max(m_columns, column + 1);
        m_rowOf[node] = static_cast<int>(m_rows.size()) - 1;
        // Continue in file order, skipping labels and everything below them.
        NodeId next = document::firstMoveFrom(tree, tree.firstChild(node));
        while (next == NoNode && node != GameTree::root()) {
            next = document::firstMoveFrom(tree, tree.nextSibling(node));
            node = tree.parent(node);
            --column;
        }
        node = next;
    }
}

int TreeLayout::columnOf(const GameTree &tree, NodeId node) const
{
    const Row &there = row(rowOf(node));
    int column = there.column;
    for (; node != there.first; node = tree.parent(node))
        ++column;
    return column;
}

NodeId TreeLayout::nodeAt(const GameTree &tree, int index, int column) const
{
    if (index < 0 || index >= rowCount())
        return NoNode;
    const Row &there = row(index);
    if (column < there.column || column >= there.column + there.length)
        return NoNode;
    NodeId node = there.first;
    for (int at = there.column; at < column; ++at)
        node = document::firstMoveFrom(tree, tree.firstChild(node));
    return node;
}

} // namespace kagetsu::ui
