// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/puzzle.h"

namespace kagetsu::puzzle {

inline constexpr int Grades = 5;

// Returns how hard the puzzle is, from 1 to Grades (learn.md#puzzles): by the length of its shortest win, and one
// grade harder if there are many tempting other fours.
int gradeOf(const Puzzle &puzzle);

} // namespace kagetsu::puzzle
