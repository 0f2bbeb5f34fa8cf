// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/matching/duals.h"

namespace kagetsu::pairing {

// The initial state of a matching (tournament-pairing.md#prices): prices as high as can easily be found, and pairs that
// are tight by them. It leaves about a third of the vertices to searches.
template <int L>
class Start
{
public:
    Start(const Weights &weights, Blossoms &blossoms, Duals<L> &duals)
        : m_weights(weights)
        , m_blossoms(blossoms)
        , m_duals(duals)
    {
    }

    void run()
    {
        priceByHalves();
        for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex) {
            if (m_blossoms.mate(vertex) < 0)
                raise(vertex);
        }
    }

private:
    // Sets each price to half the cost of the vertex's cheapest pair.
    void priceByHalves()
    {
        std::vector<Lanes<L>> halves(std::size_t(m_blossoms.vertices()));
        for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex) {
            if (const int other = cheapest(vertex); other >= 0)
                halves[std::size_t(vertex)] = Lanes<L>(m_weights.scaled(vertex, other)).half();
        }
        for (int vertex = 0; vertex < m_blossoms.vertices(); ++vertex)
            m_duals.setPrice(vertex, halves[std::size_t(vertex)]);
    }

    // Raises the price until one of the vertex's pairs is tight.
    void raise(int vertex)
    {
        const int other = cheapest(vertex);
        if (other < 0)
            return;
        m_duals.setPrice(vertex, Lanes<L>(m_weights.scaled(vertex, other)) - m_duals.kept(other));
        if (m_blossoms.mate(other) < 0)
            m_blossoms.match(vertex, other);
    }

    // Returns the partner that is cheapest by the prices of the others; -1 if the vertex has no pairs.
    int cheapest(int vertex) const
    {
        int best = -1;
        for (int other = 0; other < m_blossoms.vertices(); ++other) {
            if (m_weights.joins(vertex, other) && (best < 0 || isCheaper(vertex, other, best)))
                best = other;
        }
        return best;
    }
    bool isCheaper(int vertex, int other, int than) const
    {
        const auto price = [this](int of) { return m_duals.kept(of).lane.data(); };
        return isLess<L>(m_weights.scaled(vertex, other), price(other), m_weights.scaled(vertex, than), price(than));
    }

    const Weights &m_weights;
    Blossoms &m_blossoms;
    Duals<L> &m_duals;
};

} // namespace kagetsu::pairing
