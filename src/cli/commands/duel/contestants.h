// SPDX-License-Identifier: MIT
#pragma once

#include "duel/game.h"

#include <optional>
#include <string>

namespace kagetsu::cli {

// An engine as the command line names it (command-line.md#duel): a level of the opponent that comes with the program, a
// file with one profile, or a command with its arguments. Nothing when it is none of these, which is told on standard
// error. That its program is there shows when it is started.
std::optional<duel::Contestant> contestantFrom(const std::string &text);

// As records name it.
std::string nameOf(const duel::Contestant &contestant);

} // namespace kagetsu::cli
