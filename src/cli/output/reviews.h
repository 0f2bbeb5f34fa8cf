// SPDX-License-Identifier: MIT
#pragma once

#include "review/review.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace kagetsu::cli {

// What a review found (command-line.md#review): rows of columns, without the number of the game.
std::vector<std::string> reviewText(const review::Review &review);
nlohmann::ordered_json reviewJson(const review::Review &review);

} // namespace kagetsu::cli
