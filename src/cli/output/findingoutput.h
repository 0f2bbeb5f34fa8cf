// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/question.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace kagetsu::cli {

// Writes an answer about a win by fours and threes (command-line.md#vcf): `none`, `unknown`, or `win LENGTH MOVE…`.
std::string findingText(const solver::Finding &finding);
// Writes the points that `fits` accepts, separated by blanks, or `-` if there are none.
std::string pointsText(const solver::MoveAnswers &moves, bool (*fits)(const solver::MoveAnswer &));

nlohmann::ordered_json pointListJson(const std::vector<rules::Point> &points);
nlohmann::ordered_json stepsJson(const solver::Proof &proof);
nlohmann::ordered_json findingJson(const solver::Finding &finding);
nlohmann::ordered_json movesJson(const solver::MoveAnswers &moves);

} // namespace kagetsu::cli
