// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/player.h"
#include "pairing/style.h"

#include <cstdint>
#include <optional>

namespace kagetsu::pairing {

// Two players, by their numbers.
struct Couple
{
    int a = 0;
    int b = 0;

    friend bool operator==(const Couple &, const Couple &) = default;
};

// What the arbiter decided before the round is paired (pairing.md#locks). Players by their numbers.
struct Locks
{
    struct Pair
    {
        Couple players;
        std::optional<int> table {}; // from 1
    };
    struct SideOf
    {
        int player = 0;
        Side side = Side::Opener;
    };
    std::vector<Pair> pairs {}; // even if they have met
    std::vector<int> byes {};
    std::vector<SideOf> sides {};
};

// How a round is paired.
struct Options
{
    int round = 1; // from 1
    int rounds = 0; // so many are planned; 0: that is not known, and no round after this one is looked at
    Style style = Style::Split;
    bool keepsClubsApart = false; // in this round
    bool isFromTheTop = false; // rather than many small differences (pairing.md#from-the-top)
    bool isByeByLot = false; // among the lowest equal ones, not the last of them
    bool mayRematch = false; // where there is no pairing without (pairing.md#rematches)
    std::vector<Couple> forbidden {};
    Locks locks {};
    std::uint64_t seed = 0; // of all lots: the same seed gives the same pairing

    bool isForbidden(int a, int b) const;
};

} // namespace kagetsu::pairing
