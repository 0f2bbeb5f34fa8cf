// SPDX-License-Identifier: MIT
#pragma once

#include "record/collection.h"

#include <string>

namespace kagetsu::cli {

// True if the file contains a game. If it does not, prints a message on standard error.
bool hasGame(const record::Collection &games, const std::string &name);

} // namespace kagetsu::cli
