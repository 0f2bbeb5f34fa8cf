// SPDX-License-Identifier: MIT
#pragma once

#include "../../match/driver.h"

namespace kagetsu {

// A game of so many stones, none of which makes three in a row, with an intervention of the arbiter every eight moves,
// a rejected claim every forty, and calls between them: a protocol of many pages. White resigns, and all confirm.
Driver longGame(int stones);

} // namespace kagetsu
