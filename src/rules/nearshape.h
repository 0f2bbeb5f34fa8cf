// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof.h"

namespace kagetsu::rules {

// What a stone just put on `point` seems to make on a line and does not, by shape alone (forbidden-moves.md 6). The
// line must hold no five, no overline and, for threes, no four or three through the point.
std::vector<FalseFour> falseFours(const Position &position, Point point, Side side, Direction direction);
std::vector<FalseThree> falseThrees(const Position &position, Point point, Side side, Direction direction);

} // namespace kagetsu::rules
