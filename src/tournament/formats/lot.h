// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace kagetsu::tournament {

// A lot that a seed decides, the same on every machine: whoever knows the seed can draw it again
// (tournament.md#drawing-lots).
class Lot
{
public:
    explicit Lot(std::uint64_t seed)
        : m_state(seed)
    {
    }

    // Any number, all equally likely.
    std::uint64_t next();
    // From 0 to below a count that is not 0, all equally likely.
    std::size_t below(std::size_t count);

    template <class T>
    void shuffle(std::vector<T> &things)
    {
        for (std::size_t left = things.size(); left > 1; --left)
            std::swap(things[left - 1], things[below(left)]);
    }

private:
    std::uint64_t m_state;
};

} // namespace kagetsu::tournament
