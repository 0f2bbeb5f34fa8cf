// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <vector>

namespace kagetsu::ui {

// Lays out the nodes of a tree for drawing: a column for each step from the root, a row for each line. A first child
// follows its parent in the same row; every other child begins a row below. Labels are not drawn. Built in linear time;
// needs four bytes a node and some for each row.
class TreeLayout
{
public:
    struct Row
    {
        record::NodeId first = record::NoNode; // its first node
        int column = 0; // column of that node
        int length = 0; // number of nodes
        int from = -1; // row of the first node's parent; -1 for the root's row
    };

    explicit TreeLayout(const record::GameTree &tree);

    int rowCount() const { return static_cast<int>(m_rows.size()); }
    int columnCount() const { return m_columns; }
    // Returns the number of nodes drawn.
    int nodeCount() const { return m_nodes; }
    const Row &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    // Returns the row of a node; -1 if it is not drawn.
    int rowOf(record::NodeId node) const { return node < m_rowOf.size() ? m_rowOf[node] : -1; }
    // Returns the column of a node. Takes time proportional to the length of the row before it.
    int columnOf(const record::GameTree &tree, record::NodeId node) const;
    // Returns the node at a place, or NoNode.
    record::NodeId nodeAt(const record::GameTree &tree, int row, int column) const;

private:
    std::vector<Row> m_rows;
    std::vector<int> m_rowOf;
    int m_columns = 0;
    int m_nodes = 0;
};

} // namespace kagetsu::ui
