// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/puzzles.h"
#include "learn/puzzle/made.h"
#include "learn/task/task.h"

#include <optional>

namespace kagetsu::puzzle {

// Returns the task that asks a puzzle: a win is played to its end, a defence is one move. It has no words, so it asks
// the question of its kind.
task::Task taskOf(const MadePuzzle &puzzle);

// Returns a puzzle in the form that the book of pupils keeps, with its first difficulty.
practice::KeptPuzzle keptOf(const MadePuzzle &puzzle);

// Returns the task of a kept puzzle. Returns nothing if its text can no longer be read.
std::optional<task::Task> taskOf(const practice::KeptPuzzle &puzzle);
// Returns the puzzle with its answers and their proof, which is checked. Returns nothing if they do not hold.
std::optional<MadePuzzle> madeOf(const practice::KeptPuzzle &puzzle);

} // namespace kagetsu::puzzle
