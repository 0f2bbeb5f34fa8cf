// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/setup.h"

namespace kagetsu::ui {

// True if a game is reviewed automatically when its record is opened at its end: that of people who play for
// themselves. A rated game, in which moves are never taken back, a game with an arbiter and the first of two wait until
// somebody requests it.
inline bool isReviewedAtOnce(const match::MatchSetup &setup)
{
    return !setup.arbiter && setup.takeBacks && setup.games == 1;
}

} // namespace kagetsu::ui
