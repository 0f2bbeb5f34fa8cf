// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/player.h"
#include "tournament/pairing/style.h"

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

// The arbiter's decisions before the round is paired (tournament-pairing.md#locks). Players are given by their numbers.
struct Locks
{
    struct Pair
    {
        Couple players;
        std::optional<int> table {}; // counts from 1
    };
    struct SideOf
    {
        int player = 0;
        Side side = Side::Opener;
    };
    std::vector<Pair> pairs {}; // paired even if they have met
    std::vector<int> byes {};
    std::vector<SideOf> sides {};
};

// The settings for pairing a round.
struct Options
{
    int round = 1; // counts from 1
    int rounds = 0; // planned number of rounds; 0 if not known, and then no later round is considered
    Style style = Style::Split;
    bool keepsClubsApart = false; // keeps members of one club apart in this round
    bool isFromTheTop =
        false; // pairs from the top, rather than with many small differences (tournament-pairing.md#from-the-top)
    bool isByeByLot = false; // drawn among equals at the bottom, instead of the last of them
    bool mayRematch = false; // allowed if no pairing exists without (tournament-pairing.md#rematches)
    std::vector<Couple> forbidden {};
    Locks locks {};
    std::uint64_t seed = 0; // seed of all lots: the same seed gives the same pairing

    bool isForbidden(int a, int b) const;
};

} // namespace kagetsu::pairing
