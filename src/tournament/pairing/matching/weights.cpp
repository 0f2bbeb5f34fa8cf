// SPDX-License-Identifier: MIT
#include "tournament/pairing/matching/weights.h"

#include "tournament/pairing/matching/lanes.h"

#include <cassert>

namespace kagetsu::pairing {

Weights::Weights(int vertices, int lanes)
    : m_vertices(vertices)
    , m_lanes(compiledLanes(lanes))
    , m_scaled(std::size_t(vertices) * std::size_t(vertices) * std::size_t(m_lanes), 0)
{
    assert(vertices >= 0 && vertices <= MostVertices && lanes >= 0 && lanes <= MostLanes);
    for (std::size_t first = 0; first < m_scaled.size(); first += std::size_t(m_lanes))
        m_scaled[first] = Absent;
}

void Weights::set(int a, int b, std::span<const std::int64_t> cost)
{
    assert(a != b);
    write(a, b, cost);
    write(b, a, cost);
}

void Weights::write(int a, int b, std::span<const std::int64_t> cost)
{
    assert(std::ssize(cost) <= m_lanes);
    std::int64_t *lane = &m_scaled[firstLane(a, b)];
    *lane = 0;
    for (const std::int64_t value : cost) {
        assert(value <= Largest && value >= -Largest);
        *lane++ = value * Scale;
    }
}

} // namespace kagetsu::pairing
