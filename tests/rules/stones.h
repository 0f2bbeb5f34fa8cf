// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <string>

namespace kagetsu::rules {

// A board with stones on points written as people write them: "F8 G8 H9", "D8".
Position stones(const std::string &black, const std::string &white = {}, int size = DefaultBoardSize);

Point at(const std::string &text, int size = DefaultBoardSize);

} // namespace kagetsu::rules
