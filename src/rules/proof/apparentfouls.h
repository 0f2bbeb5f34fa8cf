// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

namespace kagetsu::rules {

// Empty points that look forbidden and are not, in board order, with what they look like: two threes by shape of which
// look-ahead leaves one, or as many when those that only look open are counted too; two fours of which one would end in
// six. Nothing is listed that anybody sees to be closed.
std::vector<FoulPoint> apparentFouls(const Position &position, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
