// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "opening/procedure.h"

#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

// Which opening procedure a command is about, and with what values. Shipped ones go by their name, others come from a
// file.
struct ProcedureChoice
{
    std::string name;
    std::string file; // empty: a shipped one
    std::vector<std::string> values; // "N=5", "exclude=D13,I13", "offer_after_swap=true"
};

// --file and --set.
void addProcedureOptions(CLI::App &parser, ProcedureChoice &choice);

// What is wrong is told on standard error, and there is none.
std::optional<opening::Procedure> findProcedure(const ProcedureChoice &choice);

// One message per fault of a text, with its place; false when there is none.
bool printFaults(const std::string &file, const std::string &text);

} // namespace kagetsu::cli
