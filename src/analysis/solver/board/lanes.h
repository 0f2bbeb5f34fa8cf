// SPDX-License-Identifier: MIT
#pragma once

#include "rules/platform.h"

#include <cstdint>

namespace kagetsu::solver {

// A line of the board as bits. The point number k, counted from 0, is bit k + 1, so that there is a bit for the place
// before the first point as well.
using LineBits = std::uint32_t;

// The four lines through a point, in the order of rules::AllDirections. With vector instructions, all four are
// processed at once.
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

// Shifts the lines so that each bit holds what was true of the point `Steps` further along.
template <int Steps>
inline Lanes seen(const Lanes &lanes)
{
    if constexpr (Steps >= 0)
        return lanes >> Steps;
    else
        return lanes << -Steps;
}

} // namespace kagetsu::solver
