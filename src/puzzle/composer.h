// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <functional>

namespace kagetsu::puzzle {

// Composes a puzzle: a position as it may come up between weak players, whose stones are shifted, added and taken away
// as long as the only win gets longer; then each pair of stones goes that is of no use. The same seed gives the same
// puzzle everywhere. Nothing where the position leads to none, which is often so: then the next seed is to be tried.
// Takes tenths of a second; `isCancelled` is asked between its steps.
std::optional<Puzzle> compose(
    std::uint32_t seed, solver::FourSolver &solver, const std::function<bool()> &isCancelled = [] { return false; });

} // namespace kagetsu::puzzle
