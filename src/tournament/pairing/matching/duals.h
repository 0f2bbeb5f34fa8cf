// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/matching/blossoms.h"
#include "tournament/pairing/matching/lanes.h"
#include "tournament/pairing/matching/weights.h"

namespace kagetsu::pairing {

// The role of a node in the tree of the current search.
enum class Label : signed char {
    None = 0,
    Outer = 1, // its prices rise
    Inner = -1, // its prices fall
};

// The prices of the dual problem (tournament-pairing.md#prices): one for each vertex, and one, never below zero, for
// each blossom. No pair costs less than the sum of its two prices, and a matched pair costs exactly that. During a
// search all labelled prices change together, so only the total change is stored, and each price as it would be without
// it.
template <int L>
class Duals
{
public:
    explicit Duals(const Blossoms &blossoms)
        : m_blossoms(blossoms)
        , m_prices(std::size_t(blossoms.vertices()))
        , m_blossomPrices(std::size_t(blossoms.nodes()))
        , m_labels(std::size_t(blossoms.vertices()), Label::None)
        , m_nodeLabels(std::size_t(blossoms.nodes()), Label::None)
    {
    }

    Label label(int vertex) const { return m_labels[std::size_t(vertex)]; }
    Label nodeLabel(int node) const { return m_nodeLabels[std::size_t(node)]; } // None if the node is not outermost
    const Lanes<L> &total() const { return m_total; }
    // Returns the price without the total change. The true price is this plus the total for an outer vertex, minus the
    // total for an inner one.
    const Lanes<L> &kept(int vertex) const { return m_prices[std::size_t(vertex)]; }
    void setPrice(int vertex, const Lanes<L> &price) { m_prices[std::size_t(vertex)] = price; }
    Lanes<L> blossomPrice(int blossom) const
    {
        Lanes<L> price = m_blossomPrices[std::size_t(blossom)];
        price.add(m_total, 2 * std::int64_t(nodeLabel(blossom)));
        return price;
    }

    void change(const Lanes<L> &step) { m_total.add(step); }

    // Labels the node itself; changes its price if it is a blossom.
    void labelNode(int node, Label label)
    {
        Label &now = m_nodeLabels[std::size_t(node)];
        m_blossomPrices[std::size_t(node)].add(m_total, 2 * (std::int64_t(now) - std::int64_t(label)));
        now = label;
    }
    void labelVertices(int node, Label label)
    {
        for (const int vertex : m_blossoms.verticesOf(node)) {
            Label &now = m_labels[std::size_t(vertex)];
            m_prices[std::size_t(vertex)].add(m_total, std::int64_t(now) - std::int64_t(label));
            now = label;
        }
    }
    void label(int node, Label label)
    {
        labelNode(node, label);
        labelVertices(node, label);
    }

    // Ends a search: stores all true prices and removes the labels.
    void settle()
    {
        for (int node = 0; node < m_blossoms.nodes(); ++node) {
            if (nodeLabel(node) != Label::None)
                label(node, Label::None);
        }
        m_total = Lanes<L>();
    }

private:
    const Blossoms &m_blossoms;
    std::vector<Lanes<L>> m_prices;
    std::vector<Lanes<L>> m_blossomPrices;
    std::vector<Label> m_labels;
    std::vector<Label> m_nodeLabels;
    Lanes<L> m_total;
};

} // namespace kagetsu::pairing
