// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/decidingmove.h"
#include "analysis/review/marks.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace kagetsu::cli {

// Return what a review found (command-line.md#review) and the moves that were wrongly claimed to be forbidden. The text
// has one row per finding, without the number of the game.
std::vector<std::string> reviewText(const review::Review &review, const std::vector<std::size_t> &wrongClaims);
nlohmann::ordered_json reviewJson(const review::Review &review, const std::vector<std::size_t> &wrongClaims);

// Return what an engine said of a game (command-line.md#review): the moves that lost, the key moments and the curve.
std::vector<std::string> engineText(
    const review::GameLine &game, const review::Review &review, const review::Opinions &opinions);
nlohmann::ordered_json engineJson(
    const review::GameLine &game, const review::Review &review, const review::Opinions &opinions);

// Return the move that decided a game by fours and threes, as a row and as an object.
std::string decidedText(const review::Line &line, const review::Decided &decided);
nlohmann::ordered_json decidedJson(const review::Decided &decided);

} // namespace kagetsu::cli
