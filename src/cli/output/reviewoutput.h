// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace kagetsu::cli {

// Return what a review found (command-line.md#review) and the moves that were wrongly claimed to be forbidden. The text
// has one row per finding, without the number of the game.
std::vector<std::string> reviewText(const review::Review &review, const std::vector<std::size_t> &wrongClaims);
nlohmann::ordered_json reviewJson(const review::Review &review, const std::vector<std::size_t> &wrongClaims);

} // namespace kagetsu::cli
