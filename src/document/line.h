// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <vector>

namespace kagetsu::document {

// Where one is looking in a tree, and the line one is looking along: from the root through that node to an end. Going
// back keeps the line, so that going forward again leads the same way. Labels are no moves and stand in no line.
class Line
{
public:
    // At the root of a tree, along its main line.
    void start(const record::GameTree &tree);
    // To any node; the line stays where it leads there already, otherwise it goes on from there along first moves.
    void goTo(const record::GameTree &tree, record::NodeId node);
    // Along the line; a place before its beginning or behind its end counts as its beginning or end.
    void goToPlace(int place);
    // After the tree has changed: stays at the node, or above what is gone.
    void renew(const record::GameTree &tree);

    record::NodeId node() const { return m_nodes[static_cast<std::size_t>(m_place)]; }
    int place() const { return m_place; } // nodes before it
    int end() const { return static_cast<int>(m_nodes.size()) - 1; }
    const std::vector<record::NodeId> &nodes() const { return m_nodes; }

private:
    void extend(const record::GameTree &tree);

    std::vector<record::NodeId> m_nodes { record::GameTree::root() };
    int m_place = 0;
};

// The first child that can be gone to, from this sibling on.
record::NodeId firstMoveFrom(const record::GameTree &tree, record::NodeId child);

// Where a library opens (renlib.md#opening-a-library): at the first node so marked, otherwise at the end of the moves
// without a choice.
record::NodeId openingNodeOf(const record::GameTree &tree);

} // namespace kagetsu::document
