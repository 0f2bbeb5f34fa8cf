// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/roundfact.h"

namespace kagetsu::tournament {

// The sign of a round for an entry, the same in every table (tournament.md#signs-of-a-round).
enum class RoundSign : std::uint8_t {
    NotYet, // paired, but without a result
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    FullBye, // a round without an opponent that gave as much as a win
    HalfBye, // gave at least as much as a draw
    EmptyBye, // gave less than a draw
    NotInRound, // not entered yet, or withdrawn
    Annulled,
};

RoundSign signOf(const RoundFact &round);

} // namespace kagetsu::tournament
