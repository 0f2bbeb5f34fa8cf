// SPDX-License-Identifier: MIT
#pragma once

#include "library/store.h"

#include <unordered_map>

namespace kagetsu::library {

// Two games that may be one (library.md#doubles). The first has more moves, or else the smaller id.
struct DoubleGames
{
    enum class Why : std::uint8_t {
        SameGame, // the same moves in some view, and the same players or the same date
        Beginning, // the same players, and the moves of the second are the beginning of those of the first
        OtherNames, // the same moves and result under other names
    };

    std::int64_t first = 0;
    std::int64_t second = 0;
    Why why = Why::SameGame;

    friend bool operator==(const DoubleGames &, const DoubleGames &) = default;
};

// Fewer moves are the same in many games by chance.
constexpr int FewestMovesOfDoubles = 10;

// Returns the pairs in the order of their first games. A game is told with the first of those with the same moves that
// it may be, and not with the others. `days` are the dates of the games.
std::vector<DoubleGames> findDoubles(const Contents &contents, const std::unordered_map<std::int64_t, int> &days);

} // namespace kagetsu::library
