// SPDX-License-Identifier: MIT
#include "tournament/pairing/incostorder.h"

#include <algorithm>

namespace kagetsu::pairing {

namespace {

bool isDearer(const DrawPart &a, const DrawPart &b)
{
    return a.draw.cost > b.draw.cost;
}

} // namespace

InOrderOfCost::InOrderOfCost(const Field &field, const Choices &choices)
    : m_field(field)
{
    add(choices);
}

std::optional<Draw> InOrderOfCost::next()
{
    // Splitting takes as long as many pairings, so it waits until the next pairing is requested.
    if (m_last)
        split(*m_last);
    m_last.reset();
    if (m_parts.empty())
        return {};
    std::ranges::pop_heap(m_parts, isDearer);
    m_last = std::move(m_parts.back());
    m_parts.pop_back();
    return m_last->draw;
}

void InOrderOfCost::add(const Choices &choices)
{
    const auto draw = cheapestDraw(m_field, choices);
    if (!draw)
        return;
    m_parts.push_back({ choices, *draw });
    std::ranges::push_heap(m_parts, isDearer);
}

// Splits a part: without its first couple; with that one but without the second; and so on.
void InOrderOfCost::split(const DrawPart &part)
{
    Choices with = part.choices;
    for (const auto &[a, b] : part.draw.couples) {
        Choices without = with;
        without.forbid(a, b);
        add(without);
        with.force(a, b);
    }
}

} // namespace kagetsu::pairing
