// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

// Reads actions on an event, written as JSON; "-" stands for the lines of standard input, one action each. On failure,
// prints the reason on standard error.
std::optional<std::vector<tournament::Action>> readActions(const std::vector<std::string> &typed);

} // namespace kagetsu::cli
