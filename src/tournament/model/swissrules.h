// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/pairing/style.h"

#include <cstdint>
#include <optional>

namespace kagetsu::tournament {

// The rules by which the rounds of a Swiss are paired (tournament.md#swiss-settings), with the usual values.
struct SwissRules
{
    enum class Apart : std::uint8_t { Nobody, Clubs, Countries };

    pairing::Style style = pairing::Style::Split;
    std::optional<pairing::Style> firstRound {}; // set if it is paired in another style
    Apart apart = Apart::Nobody; // the groups whose members are kept apart where possible
    int apartRounds = 0; // kept apart in the first rounds only; 0: in all rounds
    int acceleratedRounds = 0; // number of first rounds in which the upper half has the points of one win added
    int outAfterLosses = 0; // number of losses after which a player is out; 0: never
    bool isFromTheTop = false; // pairs from the top (tournament-pairing.md#from-the-top)
    bool isByeByLot = false; // drawn among equals at the bottom, instead of the last of them
    bool mayRematch = false; // allowed if no pairing exists without (tournament-pairing.md#rematches)

    // Rounds count from 1.
    pairing::Style styleIn(int round) const { return round == 1 ? firstRound.value_or(style) : style; }
    Apart apartIn(int round) const { return apartRounds == 0 || round <= apartRounds ? apart : Apart::Nobody; }
    bool isAccelerated(int round) const { return round <= acceleratedRounds; }

    friend bool operator==(const SwissRules &, const SwissRules &) = default;
};

} // namespace kagetsu::tournament
