// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <vector>

namespace kagetsu::document {

// The current node in a tree, and the line through it: from the root through that node to an end. Going back keeps the
// line, so that going forward follows it again. Labels are not moves and are not part of a line.
class Line
{
public:
    // Goes to the root of a tree, with its main line.
    void start(const record::GameTree &tree);
    // Goes to any node. If the current line leads to it, the line stays the same; otherwise it continues after the node
    // with the first moves.
    void goTo(const record::GameTree &tree, record::NodeId node);
    // Goes to a place on the line. Places before its beginning or after its end count as the beginning or end.
    void goToPlace(int place);
    // Called after the tree has changed. Stays at the current node or, if it was removed, goes to the last one left
    // above it.
    void renew(const record::GameTree &tree);

    record::NodeId node() const { return m_nodes[static_cast<std::size_t>(m_place)]; }
    int place() const { return m_place; } // number of nodes before the current one
    int end() const { return static_cast<int>(m_nodes.size()) - 1; }
    const std::vector<record::NodeId> &nodes() const { return m_nodes; }

private:
    void extend(const record::GameTree &tree);

    std::vector<record::NodeId> m_nodes { record::GameTree::root() };
    int m_place = 0;
};

// Returns the first move among this child and its later siblings, skipping labels.
record::NodeId firstMoveFrom(const record::GameTree &tree, record::NodeId child);

// Returns the node at which a library opens (record-renlib.md#opening-a-library): the first node with the start mark
// or, if there is none, the last one before a branch.
record::NodeId openingNodeOf(const record::GameTree &tree);

} // namespace kagetsu::document
