// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/glicko.h"
#include "learn/puzzle/made.h"

#include <vector>

namespace kagetsu::puzzle {

// Returns how hard a puzzle seems before anybody has answered it (learn.md#difficulty): by the length of its win, by
// how much the solvers had to look at, and by the moves that look right and are not. Very unsure.
practice::Rating firstRating(const MadePuzzle &puzzle);

// Returns Spearman's rank correlation of two lists of the same length, from −1 to 1; equal values share their rank.
// 0 if either list does not vary.
double rankCorrelation(const std::vector<double> &one, const std::vector<double> &other);

} // namespace kagetsu::puzzle
