// SPDX-License-Identifier: MIT
#pragma once

#include "engine/contest/game.h"

#include <optional>
#include <string>

namespace kagetsu::cli {

// Returns an engine as the command line names it (command-line.md#duel): a level of the computer that comes with the
// program, a file with one profile, or a command with its arguments. If it is none of these, prints a message on
// standard error and returns nothing. Whether the program exists is found out when it is started.
std::optional<contest::Contestant> contestantFrom(const std::string &text);

// Returns the name that records use.
std::string nameOf(const contest::Contestant &contestant);

} // namespace kagetsu::cli
