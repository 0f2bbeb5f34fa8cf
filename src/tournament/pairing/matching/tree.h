// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/matching/blossoms.h"

namespace kagetsu::pairing {

// The alternating tree of one search (tournament-pairing.md#search): from a single root, links lead alternately to an
// inner node and along its match to the next outer node. All nodes are outermost ones.
class Tree
{
public:
    explicit Tree(Blossoms &blossoms);

    // Stores the link by which the tree entered an inner node: from an outer node, to a vertex inside.
    void enter(int inner, Link link) { m_entries[std::size_t(inner)] = link; }
    Link entry(int inner) const { return m_entries[std::size_t(inner)]; }

    // Returns the ring that a link between two outer nodes closes, beginning with the node nearest to the root.
    Ring ringOf(Link link) const;
    // Augments the matching along a link from an outer node to a single one: exchanges matched and unmatched links from
    // there to the root.
    void augment(Link link);

private:
    // Returns a node and all nodes above it. Outer nodes are at even indices.
    std::vector<int> wayUp(int outer) const;
    Link upFromOuter(int node) const { return { m_blossoms.base(node), m_blossoms.mateOf(node) }; }
    Link upFromInner(int node) const { return entry(node).flipped(); }

    Blossoms &m_blossoms;
    std::vector<Link> m_entries; // one link per node
};

} // namespace kagetsu::pairing
