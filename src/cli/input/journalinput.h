// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "match/journal/codec/fields.h"
#include "match/journal/recovery.h"

namespace kagetsu::cli {

// The functions that the commands for journals share: reading a journal, and reporting its faults.

// A journal: the part that can be used, and the fault of the rest.
struct JournalInput
{
    QByteArray bytes;
    journal::JournalText text;
    journal::Recovery recovery;
    std::optional<journal::JournalFault> fault; // an incomplete last line is a fault, too
};

// Reads a journal; `-` is standard input. Returns a fault if not even the start of the match can be used.
Result<JournalInput, journal::JournalFault> readJournalInput(const std::string &file);

// Prints the fault with its place on standard error, and returns the exit status.
ExitStatus tell(const std::string &file, const journal::JournalFault &fault);
// Prints the fault like tell() and, if `json` is set, also as JSON on standard output.
ExitStatus tellUnreadable(const std::string &file, const journal::JournalFault &fault, bool json);
journal::Json faultJson(const journal::JournalFault &fault);

// Returns a result such as "W RESIGN" or "*".
std::string resultText(const record::GameResult &result);

} // namespace kagetsu::cli
