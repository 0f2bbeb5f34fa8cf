// SPDX-License-Identifier: MIT
#pragma once

#include "rules/platform.h"

#include <cstdint>

namespace kagetsu::solver {

// A line of the board as bits: its k-th point is bit k + 1, so that the point before its first has a bit, too.
using LineBits = std::uint32_t;

// The four lines through a point, in the order of rules::AllDirections, looked at in one go: with vectors one
// instruction does for four lines what it does for one.
#ifdef KAGETSU_VECTORS
using Lanes [[gnu::vector_size(16)]] = LineBits;
#else
struct Lanes
{
    LineBits lane[4];

    LineBits operator[](int i) const { return lane[i]; }
    friend Lanes operator&(const Lanes &a, const Lanes &b)
    {
        return { { a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3] } };
    }
    friend Lanes operator|(const Lanes &a, const Lanes &b)
    {
        return { { a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3] } };
    }
    friend Lanes operator^(const Lanes &a, const Lanes &b)
    {
        return { { a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2], a[3] ^ b[3] } };
    }
    friend Lanes operator~(const Lanes &a) { return { { ~a[0], ~a[1], ~a[2], ~a[3] } }; }
    friend Lanes operator<<(const Lanes &a, int by) { return { { a[0] << by, a[1] << by, a[2] << by, a[3] << by } }; }
    friend Lanes operator>>(const Lanes &a, int by) { return { { a[0] >> by, a[1] >> by, a[2] >> by, a[3] >> by } }; }
};
#endif

// What is true of the point `Steps` along each line, said of the point itself.
template <int Steps>
inline Lanes seen(const Lanes &lanes)
{
    if constexpr (Steps >= 0)
        return lanes >> Steps;
    else
        return lanes << -Steps;
}

} // namespace kagetsu::solver
