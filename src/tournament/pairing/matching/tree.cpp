// SPDX-License-Identifier: MIT
#include "tournament/pairing/matching/tree.h"

#include <algorithm>

namespace kagetsu::pairing {

Tree::Tree(Blossoms &blossoms)
    : m_blossoms(blossoms)
    , m_entries(std::size_t(blossoms.nodes()))
{
}

std::vector<int> Tree::wayUp(int outer) const
{
    std::vector<int> way { outer };
    while (m_blossoms.mateOf(outer) >= 0) {
        const int inner = m_blossoms.top(m_blossoms.mateOf(outer));
        outer = m_blossoms.top(entry(inner).from);
        way.push_back(inner);
        way.push_back(outer);
    }
    return way;
}

Ring Tree::ringOf(Link link) const
{
    std::vector<int> down = wayUp(m_blossoms.top(link.from));
    std::vector<int> up = wayUp(m_blossoms.top(link.to));
    int meeting = -1; // an outer node, because inner ones have only one successor
    while (!down.empty() && !up.empty() && down.back() == up.back()) {
        meeting = down.back();
        down.pop_back();
        up.pop_back();
    }
    const auto upward = [this](int node, std::size_t place) {
        return place % 2 == 0 ? upFromOuter(node) : upFromInner(node);
    };
    Ring ring { .nodes = { meeting }, .links = {} };
    for (std::size_t i = down.size(); i-- > 0;) {
        ring.nodes.push_back(down[i]);
        ring.links.push_back(upward(down[i], i).flipped());
    }
    ring.links.push_back(link);
    for (std::size_t i = 0; i < up.size(); ++i) {
        ring.nodes.push_back(up[i]);
        ring.links.push_back(upward(up[i], i));
    }
    return ring;
}

void Tree::augment(Link link)
{
    m_blossoms.rebase(m_blossoms.top(link.to), link.to);
    for (;;) {
        const int outer = m_blossoms.top(link.from);
        const int before = m_blossoms.mateOf(outer);
        m_blossoms.rebase(outer, link.from);
        m_blossoms.match(link.from, link.to);
        if (before < 0)
            return;
        const int inner = m_blossoms.top(before);
        link = entry(inner);
        m_blossoms.rebase(inner, link.to);
    }
}

} // namespace kagetsu::pairing
