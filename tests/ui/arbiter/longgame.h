// SPDX-License-Identifier: MIT
#pragma once

#include "../../match/model/driver.h"

namespace kagetsu {

// Returns a game with this many stones, none of which makes three in a row, with an intervention of the arbiter every
// eight moves, a rejected claim every forty, and calls in between: a protocol of many pages. White resigns, and
// everybody confirms.
Driver longGame(int stones);

} // namespace kagetsu
