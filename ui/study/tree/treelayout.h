// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <vector>

namespace kagetsu::ui {

// Where the nodes of a tree lie when it is drawn: a column for each step from the root, a row for each line. A first
// child lies behind its parent in the same row, each other child begins a row below. Labels are not drawn. Made in
// linear time; four bytes a node and some for each row.
class TreeLayout
{
public:
    struct Row
    {
        record::NodeId first = record::NoNode; // the node it begins with
        int column = 0; // of that node
        int length = 0; // nodes in it
        int from = -1; // row of the parent of the first node; -1 for the root's
    };

    explicit TreeLayout(const record::GameTree &tree);

    int rowCount() const { return static_cast<int>(m_rows.size()); }
    int columnCount() const { return m_columns; }
    // That are drawn.
    int nodeCount() const { return m_nodes; }
    const Row &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    // -1 for a node that is not drawn.
    int rowOf(record::NodeId node) const { return node < m_rowOf.size() ? m_rowOf[node] : -1; }
    // Takes time by the length of the row before it.
    int columnOf(const record::GameTree &tree, record::NodeId node) const;
    // The node at a place, or NoNode.
    record::NodeId nodeAt(const record::GameTree &tree, int row, int column) const;

private:
    std::vector<Row> m_rows;
    std::vector<int> m_rowOf;
    int m_columns = 0;
    int m_nodes = 0;
};

} // namespace kagetsu::ui
