// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

namespace kagetsu::puzzle {

inline constexpr int Grades = 5;

// How hard it is to find, from 1 to Grades (lessons.md#puzzles): as long as its shortest win, and harder by a grade
// where many other fours tempt.
int gradeOf(const Puzzle &puzzle);

} // namespace kagetsu::puzzle
