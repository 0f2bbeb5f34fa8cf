// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// Returns the size of the board on which the example of a procedure is played: 15, or the nearest size that the
// procedure allows.
int exampleBoardSize(const Procedure &procedure);

// Returns the first line of the example that is not an act or is refused, or the number of lines if the procedure goes
// on after them; nothing if the example is a whole opening or is empty. Denied swaps are ignored, because a right that
// a seat lacks in one game does not change the procedure.
std::optional<std::size_t> brokenExampleLine(const Procedure &procedure);

} // namespace kagetsu::opening
