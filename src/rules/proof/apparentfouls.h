// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"

namespace kagetsu::rules {

// Returns the empty points that look forbidden and are not, in board order, with the fouls that they seem to commit:
// two threes by shape, or two once those that only look open are counted, of which look-ahead leaves at most one; or
// two fours of which one would end in six. Points where anybody sees that a line is closed are not listed.
std::vector<FoulPoint> apparentFouls(const Position &position, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
