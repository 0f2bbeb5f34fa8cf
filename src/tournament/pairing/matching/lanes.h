// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::pairing {

// A vector of numbers that is added lane by lane and compared from the left. For everything that the matching does,
// such vectors behave like numbers (tournament-pairing.md#cost-vectors).
template <int L>
struct Lanes
{
    std::array<std::int64_t, L> lane {};

    explicit Lanes() = default;
    explicit Lanes(const std::int64_t *from)
    {
        for (std::size_t i = 0; i < L; ++i)
            lane[i] = from[i];
    }

    // Adds the other vector, multiplied by `times`.
    void add(const Lanes &other, std::int64_t times = 1)
    {
        for (std::size_t i = 0; i < L; ++i)
            lane[i] += times * other.lane[i];
    }
    // Exact, because only even vectors are halved.
    Lanes half() const
    {
        Lanes halves = *this;
        for (std::int64_t &value : halves.lane)
            value /= 2;
        return halves;
    }

    friend Lanes operator-(Lanes a, const Lanes &b)
    {
        a.add(b, -1);
        return a;
    }
    friend bool operator<(const Lanes &a, const Lanes &b) { return a.lane < b.lane; }
    friend bool operator==(const Lanes &, const Lanes &) = default;
};

// True if a1 - a2 is less than b1 - b2. Usually the first lane decides.
template <int L>
bool isLess(const std::int64_t *a1, const std::int64_t *a2, const std::int64_t *b1, const std::int64_t *b2)
{
    for (int i = 0; i < L; ++i) {
        const std::int64_t a = a1[i] - a2[i];
        const std::int64_t b = b1[i] - b2[i];
        if (a != b)
            return a < b;
    }
    return false;
}

// The numbers of lanes that the matching is compiled for.
inline constexpr std::array CompiledLanes { 2, 4, 6, 8, 11, 22 };

// Returns the smallest compiled number of lanes that is at least `lanes`.
constexpr int compiledLanes(int lanes)
{
    for (const int compiled : CompiledLanes) {
        if (lanes <= compiled)
            return compiled;
    }
    return CompiledLanes.back();
}

} // namespace kagetsu::pairing
