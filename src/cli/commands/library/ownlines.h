// SPDX-License-Identifier: MIT
#pragma once

#include "cli/input/libraryfile.h"
#include "record/model/game.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

// Reads a file of one's own lines: a RenLib library, or records of any other kind. If it cannot be read or has no
// record, prints a message and returns nothing.
std::optional<std::vector<record::Game>> ownLinesFrom(const LibraryArgument &argument);

// Returns the moves to a node, separated by blanks.
std::string movesTo(const record::GameTree &tree, record::NodeId node);

} // namespace kagetsu::cli
