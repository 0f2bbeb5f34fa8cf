// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "tournament/games/sectionrecords.h"

namespace kagetsu::cli {

// Prints the records of a section (command-line.md#tournament-export): as SGF, or as JSON with what is missing.
void printGames(const tournament::SectionRecords &records, bool json);
// Prints them as one RenLib library. On failure, prints the reason on standard error.
ExitStatus printLibrary(const tournament::SectionRecords &records);

} // namespace kagetsu::cli
