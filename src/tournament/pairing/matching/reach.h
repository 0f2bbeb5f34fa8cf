// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/matching/duals.h"

#include <algorithm>
#include <optional>

namespace kagetsu::pairing {

// The cheapest links out of the tree's outer nodes: to each vertex that is not outer, and from each outer node to
// another one. Links are compared by the cost of the pair minus the kept prices, which does not change during a search.
template <int L>
class Reach
{
public:
    Reach(const Weights &weights, const Blossoms &blossoms, const Duals<L> &duals)
        : m_weights(weights)
        , m_blossoms(blossoms)
        , m_duals(duals)
        , m_costs(std::size_t(blossoms.vertices()))
        , m_from(std::size_t(blossoms.vertices()), -1)
        , m_isGone(std::size_t(blossoms.vertices()), false)
        , m_between(std::size_t(blossoms.nodes()))
        , m_speakers(std::size_t(blossoms.nodes()))
    {
    }

    void clear() { std::ranges::fill(m_from, -1); }
    // Excludes a vertex from now on.
    void leaveOut(int vertex) { m_isGone[std::size_t(vertex)] = true; }
    // Returns the outer vertex from which this one is reached at least cost, or -1.
    int from(int vertex) const { return m_from[std::size_t(vertex)]; }
    // Returns that cost, minus the price of the outer vertex only.
    const Lanes<L> &cost(int vertex) const { return m_costs[std::size_t(vertex)]; }
    // Returns the cheapest link of an outer node to another outer node, if there is one.
    const std::optional<Link> &between(int outer) const { return m_between[std::size_t(outer)]; }
    // Returns the remaining cost of the link: twice the change of prices until it is tight.
    Lanes<L> slack(Link link) const
    {
        Lanes<L> left(m_weights.scaled(link.from, link.to));
        left.add(m_duals.kept(link.from), -1);
        left.add(m_duals.kept(link.to), -1);
        left.add(m_duals.total(), -2);
        return left;
    }

    // Finds the speakers of a new blossom, all of whose vertices are now outer.
    void join(int blossom)
    {
        std::vector<int> &speakers = m_speakers[std::size_t(blossom)];
        speakers.assign(std::size_t(m_blossoms.vertices()), -1);
        for (const int node : m_blossoms.ring(blossom).nodes) {
            for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex) {
                const int speaker = speakerOf(node, vertex);
                if (m_blossoms.top(vertex) != blossom && isCheaper(speaker, speakers[std::size_t(vertex)], vertex))
                    speakers[std::size_t(vertex)] = speaker;
            }
        }
    }

    // Called when a node has become outer: examines all links from it.
    void look(int outer)
    {
        std::optional<Link> &between = m_between[std::size_t(outer)];
        between.reset();
        for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex) {
            const int speaker = speakerOf(outer, vertex);
            if (speaker < 0 || !m_weights.joins(speaker, vertex) || m_isGone[std::size_t(vertex)])
                continue;
            if (m_duals.label(vertex) != Label::Outer)
                lookAt({ speaker, vertex });
            else if (m_blossoms.top(vertex) != outer && (!between || isShorter({ speaker, vertex }, *between)))
                between = Link { speaker, vertex };
        }
    }

private:
    // Returns the vertex of the node that has the cheapest link to this outside vertex. Prices inside a node change
    // together, so it stays the same as long as the node exists.
    int speakerOf(int node, int vertex) const
    {
        return m_blossoms.isVertex(node) ? node : m_speakers[std::size_t(node)][std::size_t(vertex)];
    }
    const std::int64_t *kept(int vertex) const { return m_duals.kept(vertex).lane.data(); }
    bool isCheaper(int speaker, int than, int vertex) const
    {
        if (speaker < 0 || !m_weights.joins(speaker, vertex))
            return false;
        return than < 0
            || isLess<L>(m_weights.scaled(speaker, vertex), kept(speaker), m_weights.scaled(than, vertex), kept(than));
    }
    bool isShorter(Link link, Link than) const { return slack(link) < slack(than); }
    void lookAt(Link link)
    {
        int &from = m_from[std::size_t(link.to)];
        if (!isCheaper(link.from, from, link.to))
            return;
        from = link.from;
        Lanes<L> &cost = m_costs[std::size_t(link.to)];
        cost = Lanes<L>(m_weights.scaled(link.from, link.to));
        cost.add(m_duals.kept(link.from), -1);
    }

    const Weights &m_weights;
    const Blossoms &m_blossoms;
    const Duals<L> &m_duals;
    std::vector<Lanes<L>> m_costs;
    std::vector<int> m_from;
    std::vector<bool> m_isGone;
    std::vector<std::optional<Link>> m_between;
    std::vector<std::vector<int>> m_speakers; // the speaker of each blossom for each vertex
};

} // namespace kagetsu::pairing
