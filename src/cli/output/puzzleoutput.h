// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/recheck.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace kagetsu::cli {

// Return a puzzle as a row and as an object (command-line.md#puzzles), with what a second search says of it if that
// was asked.
std::string puzzleText(const puzzle::MadePuzzle &puzzle, const std::optional<puzzle::Recheck> &check);
nlohmann::ordered_json puzzleJson(const puzzle::MadePuzzle &puzzle, const std::optional<puzzle::Recheck> &check);

} // namespace kagetsu::cli
