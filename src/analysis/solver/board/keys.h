// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/board/fourboard.h"

namespace kagetsu::solver {

// Maps each number to a different one, without any visible pattern (splitmix64).
constexpr std::uint64_t scrambled(std::uint64_t number)
{
    number += 0x9e3779b97f4a7c15;
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9;
    number = (number ^ number >> 27) * 0x94d049bb133111eb;
    return number ^ number >> 31;
}

namespace keys {

constexpr auto stones = [] {
    std::array<std::array<std::uint64_t, Cells>, 2> result {};
    for (std::size_t role = 0; role < 2; ++role)
        for (std::size_t cell = 0; cell < Cells; ++cell)
            result[role][cell] = scrambled(role * 4096 + cell);
    return result;
}();

} // namespace keys

// Returns the key of one stone. The key of a position is the exclusive or of the keys of its stones, so it does not
// depend on their order.
inline std::uint64_t keyOf(Cell cell, Role role)
{
    return keys::stones[static_cast<std::size_t>(role)][cell];
}

} // namespace kagetsu::solver
