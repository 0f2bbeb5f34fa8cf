// SPDX-License-Identifier: MIT
#pragma once

#include "opening/procedure.h"

namespace kagetsu::opening {

// The board the example of a procedure is played on: 15, or the nearest size that the procedure allows.
int exampleBoardSize(const Procedure &procedure);

// The first line of the example that is no act or is refused, or the number of lines when the procedure goes on after
// them. Nothing when the example is a whole opening, or empty. A right to swap that one of the seats lacks in some game
// does not change what the procedure is.
std::optional<std::size_t> brokenExampleLine(const Procedure &procedure);

} // namespace kagetsu::opening
