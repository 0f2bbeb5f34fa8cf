// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::pairing {

inline constexpr int TopGroups = 10;

// The criteria by which a pairing is judged, most important first (tournament-pairing.md#cost).
enum class Lane {
    // Number of earlier or forbidden meetings; above 0 only for locked pairs, and for rematches if they are allowed.
    Met,
    SecondBye, // how many byes the player with the bye had before
    ByePoints, // how far the points of the player with the bye are above the lowest
    ByePlace, // counted from the end, or by lot
    Club,
    FirstTopGroup, // the first of TopGroups lanes: players of a group who are not paired within it
    Points = FirstTopGroup + TopGroups, // squares of differences in points
    Moved, // moved to another group again
    Claim, // pairs in which both claim the same side
    Balance, // pairs with balances of the same sign
    Style,
    Lot,
};

inline constexpr int LaneCount = int(Lane::Lot) + 1;

// The cost of a pair, or the sum over the pairs of a round; never negative.
struct Cost
{
    std::array<std::int64_t, LaneCount> lanes {};

    std::int64_t &operator[](Lane lane) { return lanes[std::size_t(lane)]; }
    std::int64_t operator[](Lane lane) const { return lanes[std::size_t(lane)]; }
    Cost &operator+=(const Cost &other)
    {
        for (std::size_t i = 0; i < lanes.size(); ++i)
            lanes[i] += other.lanes[i];
        return *this;
    }
    friend auto operator<=>(const Cost &, const Cost &) = default;
};

} // namespace kagetsu::pairing
