// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/puzzle.h"

#include <functional>

namespace kagetsu::puzzle {

// Composes a puzzle. It starts from a position that weak players might reach, and shifts, adds and removes stones as
// long as the only win gets longer; then it removes each pair of stones that is not needed. The same seed gives the
// same puzzle on every machine. Returns nothing if the position leads to no puzzle, which happens often; the caller
// then tries the next seed. Takes tenths of a second; `isCancelled` is called between the steps.
std::optional<Puzzle> compose(
    std::uint32_t seed, solver::FourSolver &solver, const std::function<bool()> &isCancelled = [] { return false; });

} // namespace kagetsu::puzzle
