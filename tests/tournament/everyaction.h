// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <random>
#include <vector>

namespace everyaction {

// One action of each kind, with every member set by chance; they need make no event.
std::vector<kagetsu::tournament::Action> everyAction(std::mt19937 &random);

} // namespace everyaction
