// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace kagetsu::tournament {

// A random generator that gives the same numbers for the same seed on every machine, so that whoever knows the seed can
// repeat the draw (tournament.md#drawing-lots).
class Lot
{
public:
    explicit Lot(std::uint64_t seed)
        : m_state(seed)
    {
    }

    // Returns any number; all are equally likely.
    std::uint64_t next();
    // Returns a number from 0 to `count` - 1; all are equally likely. `count` must not be 0.
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
