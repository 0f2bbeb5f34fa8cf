// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "opening/procedure.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

// The opening procedure of a command and its parameters. Procedures that come with the program are chosen by name,
// others by a file.
struct ProcedureChoice
{
    std::string name;
    std::string file; // if empty, a procedure that comes with the program
    std::vector<std::string> values; // "N=5", "exclude=D13,I13", "offer_after_swap=true"
};

// Adds --file and --set.
void addProcedureOptions(CLI::App &parser, ProcedureChoice &choice);

// Returns the procedure. If something is wrong, prints a message on standard error and returns nothing.
std::optional<opening::Procedure> findProcedure(const ProcedureChoice &choice);

// Prints one message, with its place, for each fault of a text. Returns false if there is none.
bool printFaults(const std::string &file, const std::string &text);

} // namespace kagetsu::cli
