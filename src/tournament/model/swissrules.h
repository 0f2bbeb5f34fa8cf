// SPDX-License-Identifier: MIT
#pragma once

#include "pairing/style.h"

#include <cstdint>
#include <optional>

namespace kagetsu::tournament {

// How the rounds of a Swiss are paired (tournament.md#swiss-settings), with the usual choice.
struct SwissRules
{
    enum class Apart : std::uint8_t { Nobody, Clubs, Countries };

    pairing::Style style = pairing::Style::Split;
    std::optional<pairing::Style> firstRound {}; // where it is paired in another style
    Apart apart = Apart::Nobody; // who is kept from one another, where it can be
    int apartRounds = 0; // only in so many first rounds; 0: in all
    int acceleratedRounds = 0; // so many first rounds, in which the upper half has the points of a win more
    int outAfterLosses = 0; // so many end the event for a player; 0: none do
    bool isFromTheTop = false; // (pairing.md#from-the-top)
    bool isByeByLot = false; // among the lowest equal ones, not the last of them
    bool mayRematch = false; // where there is no pairing without (pairing.md#rematches)

    // Rounds count from 1.
    pairing::Style styleIn(int round) const { return round == 1 ? firstRound.value_or(style) : style; }
    Apart apartIn(int round) const { return apartRounds == 0 || round <= apartRounds ? apart : Apart::Nobody; }
    bool isAccelerated(int round) const { return round <= acceleratedRounds; }

    friend bool operator==(const SwissRules &, const SwissRules &) = default;
};

} // namespace kagetsu::tournament
