// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

namespace kagetsu::pairing {

// A pair of vertices, one in each of two nodes.
struct Link
{
    int from = -1;
    int to = -1;

    Link flipped() const { return { to, from }; }
    friend bool operator==(const Link &, const Link &) = default;
};

// An odd ring of nodes: link i leads from node i to the next, the last one back to the first. Links 1, 3, … are
// matched.
struct Ring
{
    std::vector<int> nodes;
    std::vector<Link> links;
};

// The current matching, and the odd rings that are contracted to single nodes (tournament-pairing.md#blossoms). A node
// is a vertex (0 … vertices - 1) or a blossom: a ring of nodes whose base is the only vertex not matched within the
// ring. The class knows nothing of weights.
class Blossoms
{
public:
    explicit Blossoms(int vertices);

    int vertices() const { return m_vertices; }
    int nodes() const { return int(m_nodes.size()); } // upper bound of node numbers
    bool isVertex(int node) const { return node < m_vertices; }

    int mate(int vertex) const { return m_mates[std::size_t(vertex)]; } // -1 while single
    const std::vector<int> &mates() const { return m_mates; }
    void match(int a, int b);

    int top(int vertex) const { return m_tops[std::size_t(vertex)]; } // the outermost node that contains it
    int base(int node) const { return m_nodes[std::size_t(node)].base; }
    // Returns the vertex that the base is matched with: the node's only match outside itself.
    int mateOf(int node) const { return mate(base(node)); }
    std::span<const int> verticesOf(int node) const { return m_nodes[std::size_t(node)].vertices; }
    const Ring &ring(int blossom) const { return m_nodes[std::size_t(blossom)].ring; }
    // Returns the index of the node of the ring that contains the vertex.
    int placeInRing(int blossom, int vertex) const;

    // Contracts the ring to one node; its first node contains the base. Returns the blossom.
    int contract(Ring ring);
    // Makes the nodes of the blossom's ring outermost again.
    Ring dissolve(int blossom);
    // Exchanges matched and unmatched links inside the node until the vertex is the base.
    void rebase(int node, int vertex);

private:
    struct Node
    {
        int parent = -1;
        int base = -1;
        Ring ring;
        std::vector<int> vertices;
    };

    void setTop(int node);

    int m_vertices;
    std::vector<Node> m_nodes;
    std::vector<int> m_mates;
    std::vector<int> m_tops;
    std::vector<int> m_unused; // unused numbers of blossoms
};

} // namespace kagetsu::pairing
