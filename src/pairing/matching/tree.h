// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/matching/blossoms.h"

namespace kagetsu::pairing {

// The alternating tree of one search (pairing.md#search): from a single root, links lead by turns to an inner node and
// along its match to the outer node behind. Nodes are outermost ones.
class Tree
{
public:
    explicit Tree(Blossoms &blossoms);

    // The link by which the tree came to an inner node: from an outer one, to a vertex inside.
    void enter(int inner, Link link) { m_entries[std::size_t(inner)] = link; }
    Link entry(int inner) const { return m_entries[std::size_t(inner)]; }

    // The ring that a link between two outer nodes closes; begins with the node nearest to the root.
    Ring ringOf(Link link) const;
    // The link leads from an outer node to a single one: exchanges what is matched on the way from there to the root.
    void augment(Link link);

private:
    // A node and all above it. Outer ones are at even places.
    std::vector<int> wayUp(int outer) const;
    Link upFromOuter(int node) const { return { m_blossoms.base(node), m_blossoms.mateOf(node) }; }
    Link upFromInner(int node) const { return entry(node).flipped(); }

    Blossoms &m_blossoms;
    std::vector<Link> m_entries; // of each node
};

} // namespace kagetsu::pairing
