// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/roundfact.h"

namespace kagetsu::tournament {

// What a round was to an entry, as every table shows it (tournament.md#signs-of-a-round).
enum class RoundSign : std::uint8_t {
    NotYet, // paired, and without a result
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    FullBye, // a round without an opponent that gave as much as a win
    HalfBye, // at least as much as a draw
    EmptyBye, // less
    NotInRound, // not entered yet, or no longer
    Annulled,
};

RoundSign signOf(const RoundFact &round);

} // namespace kagetsu::tournament
