// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

namespace kagetsu::rules {

// These functions return the shapes that a stone just placed on `point` seems to make on a line but does not make, by
// shape alone (rules.md#proofs). The line must hold no five, no overline and no three through the point;
// falseThrees() also requires that it holds no four and nothing that looks like one.
std::vector<FalseFour> falseFours(const Position &position, Point point, Side side, Direction direction);
std::vector<FalseThree> falseThrees(const Position &position, Point point, Side side, Direction direction);

} // namespace kagetsu::rules
