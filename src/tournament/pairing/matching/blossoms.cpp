// SPDX-License-Identifier: MIT
#include "tournament/pairing/matching/blossoms.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace kagetsu::pairing {

Blossoms::Blossoms(int vertices)
    : m_vertices(vertices)
    , m_nodes(std::size_t(vertices + vertices / 2))
    , m_mates(std::size_t(vertices), -1)
    , m_tops(std::size_t(vertices))
{
    for (int vertex = 0; vertex < vertices; ++vertex) {
        m_nodes[std::size_t(vertex)].base = vertex;
        m_nodes[std::size_t(vertex)].vertices = { vertex };
        m_tops[std::size_t(vertex)] = vertex;
    }
    // Rings have at least three nodes, so half as many blossoms as vertices are enough.
    for (int blossom = nodes() - 1; blossom >= vertices; --blossom)
        m_unused.push_back(blossom);
}

void Blossoms::match(int a, int b)
{
    m_mates[std::size_t(a)] = b;
    m_mates[std::size_t(b)] = a;
}

int Blossoms::placeInRing(int blossom, int vertex) const
{
    int node = vertex;
    while (m_nodes[std::size_t(node)].parent != blossom)
        node = m_nodes[std::size_t(node)].parent;
    const std::vector<int> &nodes = ring(blossom).nodes;
    return int(std::ranges::find(nodes, node) - nodes.begin());
}

int Blossoms::contract(Ring ring)
{
    assert(!m_unused.empty() && ring.nodes.size() % 2 == 1 && ring.nodes.size() == ring.links.size());
    const int blossom = m_unused.back();
    m_unused.pop_back();
    Node &made = m_nodes[std::size_t(blossom)];
    made.base = base(ring.nodes.front());
    for (const int node : ring.nodes) {
        m_nodes[std::size_t(node)].parent = blossom;
        const auto inside = verticesOf(node);
        made.vertices.insert(made.vertices.end(), inside.begin(), inside.end());
    }
    made.ring = std::move(ring);
    setTop(blossom);
    return blossom;
}

Ring Blossoms::dissolve(int blossom)
{
    Ring ring = std::move(m_nodes[std::size_t(blossom)].ring);
    m_nodes[std::size_t(blossom)] = {};
    m_unused.push_back(blossom);
    for (const int node : ring.nodes) {
        m_nodes[std::size_t(node)].parent = -1;
        setTop(node);
    }
    return ring;
}

// Recurses into the nodes of the ring, at most as deep as rings are nested.
void Blossoms::rebase(int node, int vertex)
{
    if (base(node) == vertex)
        return;
    const auto place = placeInRing(node, vertex);
    Node &blossom = m_nodes[std::size_t(node)];
    auto &[nodes, links] = blossom.ring;
    std::ranges::rotate(nodes, nodes.begin() + place);
    std::ranges::rotate(links, links.begin() + place);
    rebase(nodes.front(), vertex);
    for (std::size_t i = 1; i < links.size(); i += 2) {
        rebase(nodes[i], links[i].from);
        rebase(nodes[i + 1], links[i].to);
        match(links[i].from, links[i].to);
    }
    blossom.base = vertex;
}

void Blossoms::setTop(int node)
{
    for (const int vertex : verticesOf(node))
        m_tops[std::size_t(vertex)] = node;
}

} // namespace kagetsu::pairing
