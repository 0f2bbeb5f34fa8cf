// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/matching/reach.h"
#include "tournament/pairing/matching/tree.h"

namespace kagetsu::pairing {

// One search (tournament-pairing.md#search): grows a tree from a single vertex, changing prices if nothing is tight,
// until it reaches another single vertex and matches one more pair, or until nothing more can be reached.
template <int L>
class Search
{
public:
    Search(const Weights &weights, Blossoms &blossoms, Duals<L> &duals)
        : m_blossoms(blossoms)
        , m_duals(duals)
        , m_reach(weights, blossoms, duals)
        , m_tree(blossoms)
    {
    }

    // Returns false if the root cannot be matched while all others keep a partner. The labels then show why, until
    // giveUp() is called.
    bool run(int root)
    {
        m_reach.clear();
        makeOuter(m_blossoms.top(root));
        for (;;) {
            const Event event = next();
            m_duals.change(event.step);
            if (event.kind == Event::Nothing)
                return false;
            if (event.kind == Event::Close)
                close(event.link);
            else if (event.kind == Event::Open)
                open(event.blossom);
            else if (!grow(event.link))
                break;
        }
        m_duals.settle();
        return true;
    }

    // Excludes the tree that cannot grow from all later searches.
    void giveUp()
    {
        for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex) {
            if (m_duals.label(vertex) != Label::None)
                m_reach.leaveOut(vertex);
        }
        m_duals.settle();
    }

private:
    // The next event of the search, and the change of prices until it happens.
    struct Event
    {
        enum Kind {
            Nothing,
            Grow, // a link to a node outside the tree becomes tight
            Close, // a link between two outer nodes becomes tight: they are part of a ring
            Open, // the price of an inner blossom becomes zero: it is dissolved into its ring
        };
        Kind kind = Nothing;
        Lanes<L> step {};
        Link link {};
        int blossom = -1;

        void takeIfSooner(const Event &other)
        {
            if (kind == Nothing || other.step < step)
                *this = other;
        }
    };

    Event next() const
    {
        Event event = nextGrowth();
        for (int node = 0; node < m_blossoms.nodes(); ++node) {
            const Label label = m_duals.nodeLabel(node);
            if (label == Label::Outer && m_reach.between(node)) {
                const Link link = *m_reach.between(node);
                event.takeIfSooner({ Event::Close, m_reach.slack(link).half(), link });
            } else if (label == Label::Inner && !m_blossoms.isVertex(node)) {
                event.takeIfSooner({ Event::Open, m_duals.blossomPrice(node).half(), {}, node });
            }
        }
        return event;
    }

    Event nextGrowth() const
    {
        const auto cost = [this](int vertex) { return m_reach.cost(vertex).lane.data(); };
        const auto price = [this](int vertex) { return m_duals.kept(vertex).lane.data(); };
        int best = -1;
        for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex) {
            if (m_duals.label(vertex) == Label::None && m_reach.from(vertex) >= 0
                && (best < 0 || isLess<L>(cost(vertex), price(vertex), cost(best), price(best))))
                best = vertex;
        }
        if (best < 0)
            return {};
        const Lanes<L> left = m_reach.cost(best) - m_duals.kept(best);
        return { Event::Grow, left - m_duals.total(), { m_reach.from(best), best } };
    }

    void makeOuter(int node)
    {
        m_duals.label(node, Label::Outer);
        m_reach.look(node);
    }
    void makeInner(int node, Link entry)
    {
        m_duals.label(node, Label::Inner);
        m_tree.enter(node, entry);
    }

    // Returns false if the node was single, which ends the search.
    bool grow(Link link)
    {
        const int node = m_blossoms.top(link.to);
        if (m_blossoms.mateOf(node) < 0) {
            m_tree.augment(link);
            return false;
        }
        makeInner(node, link);
        makeOuter(m_blossoms.top(m_blossoms.mateOf(node)));
        return true;
    }

    void close(Link link)
    {
        const int blossom = m_blossoms.contract(m_tree.ringOf(link));
        for (const int node : m_blossoms.ring(blossom).nodes) {
            m_duals.labelNode(node, Label::None);
            m_duals.labelVertices(node, Label::Outer);
        }
        m_duals.labelNode(blossom, Label::Outer);
        m_reach.join(blossom);
        m_reach.look(blossom);
    }

    // Dissolves a blossom. From where the tree entered, its path to the base follows the matched link first; the rest
    // of the ring leaves the tree.
    void open(int blossom)
    {
        const Link entry = m_tree.entry(blossom);
        std::size_t place = std::size_t(m_blossoms.placeInRing(blossom, entry.to));
        m_duals.labelNode(blossom, Label::None);
        const auto [nodes, links] = m_blossoms.dissolve(blossom);
        for (const int node : nodes)
            m_duals.labelVertices(node, Label::None);
        const bool isUpward = place % 2 == 1;
        const std::size_t size = nodes.size();
        const auto after = [&](std::size_t at) { return isUpward ? (at + 1) % size : at - 1; };
        std::vector<int> outer;
        makeInner(nodes[place], entry);
        while (place != 0) {
            const std::size_t between = after(place);
            place = after(between);
            outer.push_back(nodes[between]);
            makeInner(nodes[place], isUpward ? links[between] : links[place].flipped());
        }
        for (const int node : outer)
            m_duals.label(node, Label::Outer);
        for (const int node : outer)
            m_reach.look(node);
    }

    Blossoms &m_blossoms;
    Duals<L> &m_duals;
    Reach<L> m_reach;
    Tree m_tree;
};

} // namespace kagetsu::pairing
