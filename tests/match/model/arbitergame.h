// SPDX-License-Identifier: MIT
#pragma once

#include "driver.h"

namespace kagetsu {

// Returns a renju game under rif-classic with 60 minutes and 30 seconds more for each move, in which an arbiter has
// much to write down: a swap, two offers, a wrong claim and a time correction, a double-three claimed only after the
// reply (move 9), the warning for that, a pause of 200 seconds, an overline (move 21) that is claimed ten moves later
// and wins.
match::MatchSetup arbiterSetup();
Driver arbiterGame();
// The same until move 9 has been answered and White's claim has been refused: the game goes on.
Driver arbiterGameRunning(match::Hints hints);

} // namespace kagetsu
