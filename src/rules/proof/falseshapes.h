// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

namespace kagetsu::rules {

// What a stone just put on `point` seems to make on a line and does not, by shape alone (forbidden-moves.md#proofs).
// The line must hold no five, no overline and no three through the point; for threes no four either, nor what looks
// like one.
std::vector<FalseFour> falseFours(const Position &position, Point point, Side side, Direction direction);
std::vector<FalseThree> falseThrees(const Position &position, Point point, Side side, Direction direction);

} // namespace kagetsu::rules
