// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace kagetsu::pairing {

// The cost of each pair of a graph: a vector of lanes, of which an earlier one outweighs all later ones
// (tournament-pairing.md#cost-vectors). Vertices are 0 … vertices - 1. Pairs that were never set do not exist.
class Weights
{
public:
    static constexpr int MostLanes = 22;
    static constexpr int MostVertices = 4096;
    // Limit for a value of a lane, of either sign. Sums in the matching stay below Largest * Scale * 2 * MostVertices,
    // far from the limits of 64 bits.
    static constexpr std::int64_t Largest = std::int64_t(1) << 40;
    // Differences are halved twice and must stay whole: tournament-pairing.md#why-everything-is-taken-four-times
    static constexpr std::int64_t Scale = 4;

    Weights(int vertices, int lanes);

    int vertices() const { return m_vertices; }
    int lanes() const { return m_lanes; } // may be more than were asked for; the additional ones are zero
    void set(int a, int b, std::span<const std::int64_t> cost);
    bool joins(int a, int b) const { return scaled(a, b)[0] != Absent; }
    // Returns lanes() numbers, each of them the value set multiplied by Scale. The first is Absent if the pair does not
    // exist.
    const std::int64_t *scaled(int a, int b) const { return &m_scaled[firstLane(a, b)]; }

    static constexpr std::int64_t Absent = std::numeric_limits<std::int64_t>::max();

private:
    std::size_t firstLane(int a, int b) const
    {
        return (std::size_t(a) * std::size_t(m_vertices) + std::size_t(b)) * std::size_t(m_lanes);
    }
    void write(int a, int b, std::span<const std::int64_t> cost);

    int m_vertices;
    int m_lanes;
    std::vector<std::int64_t> m_scaled;
};

} // namespace kagetsu::pairing
