// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kagetsu::pairing {

inline constexpr int TopGroups = 10;

// What a pairing is judged by, the first before all others (pairing.md#cost).
enum class Lane {
    Met, // have met, or are forbidden: how often; only locked pairs may, and rematches where they are allowed
    SecondBye, // how many byes who has it had before
    ByePoints, // of who has the bye, above the lowest
    ByePlace, // counted from the end, or by lot
    Club,
    FirstTopGroup, // from here TopGroups lanes: players of a group not paired inside it
    Points = FirstTopGroup + TopGroups, // squares of differences
    Moved, // across groups again
    Claim, // to the same side
    Balance, // of the same sign
    Style,
    Lot,
};

inline constexpr int LaneCount = int(Lane::Lot) + 1;

// Of a pair, or the sum over those of a round; never negative.
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
