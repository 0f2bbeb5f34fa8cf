// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

#include <map>
#include <string>
#include <vector>

namespace kagetsu::opening {

// Returns a procedure in which these stones are on the board from the start, Black and White in turn, and free play
// follows (opening.md#from-a-position). It is a procedure like any other, so journals and records need nothing else.
// The error is BadStones if there are none, if two are on one point or off the board, or if they make a five.
Result<Procedure, ProcedureFault> startFrom(
    const std::vector<rules::Point> &stones, int boardSize, std::map<std::string, std::string> names);

} // namespace kagetsu::opening
