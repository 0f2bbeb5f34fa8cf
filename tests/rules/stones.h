// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"

#include <string>

namespace kagetsu::rules {

// Returns a board with stones on points in the usual notation: "F8 G8 H9", "D8".
Position stones(const std::string &black, const std::string &white = {}, int size = DefaultBoardSize);

Point at(const std::string &text, int size = DefaultBoardSize);

} // namespace kagetsu::rules
