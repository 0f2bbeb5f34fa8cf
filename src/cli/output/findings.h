// SPDX-License-Identifier: MIT
#pragma once

#include "solver/question.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace kagetsu::cli {

// Answers about wins by fours and threes (command-line.md#vcf): `none`, `unknown`, or `win LENGTH MOVE…`.
std::string findingText(const solver::Finding &finding);
// Points with a blank between, `-` for none: those that `fits` takes.
std::string pointsText(const solver::MoveAnswers &moves, bool (*fits)(const solver::MoveAnswer &));

nlohmann::ordered_json pointListJson(const std::vector<rules::Point> &points);
nlohmann::ordered_json stepsJson(const solver::Proof &proof);
nlohmann::ordered_json findingJson(const solver::Finding &finding);
nlohmann::ordered_json movesJson(const solver::MoveAnswers &moves);

} // namespace kagetsu::cli
