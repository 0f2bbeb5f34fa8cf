// SPDX-License-Identifier: MIT
#pragma once

#include "base/json/fault.h"
#include "cli/commands/command.h"
#include "cli/words/words.h"

namespace kagetsu::cli {

// Returns the words for a fault that any document can have.
Words wordsFor(json::Error error);
// Prints a fault with its place in the file. Returns Bad.
ExitStatus tellFault(const std::string &file, const json::DocumentFault &fault);

} // namespace kagetsu::cli
