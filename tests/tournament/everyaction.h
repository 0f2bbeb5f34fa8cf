// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <random>
#include <vector>

namespace everyaction {

// Returns one action of each kind with random members; they need not form an event.
std::vector<kagetsu::tournament::Action> everyAction(std::mt19937 &random);

} // namespace everyaction
