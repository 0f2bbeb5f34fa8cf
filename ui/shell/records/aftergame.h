// SPDX-License-Identifier: MIT
#pragma once

#include "match/setup.h"

namespace kagetsu::ui {

// Whether the review of a game runs by itself when its record is opened from its end: that of people who play for
// themselves. A rated game, where moves are never taken back, one with an arbiter and the first of two wait until
// somebody asks for it on the record.
inline bool isReviewedAtOnce(const match::MatchSetup &setup)
{
    return !setup.arbiter && setup.takeBacks && setup.games == 1;
}

} // namespace kagetsu::ui
