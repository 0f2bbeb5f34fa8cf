// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"

#include <string>

namespace kagetsu::cli {

// Whether the file of this name has a game. Where it has none, that is told on standard error.
bool hasGame(const record::Collection &games, const std::string &name);

} // namespace kagetsu::cli
