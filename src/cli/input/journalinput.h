// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "journal/codec/fields.h"
#include "journal/recovery.h"

namespace kagetsu::cli {

// What the commands for journals share: reading one, and saying what is wrong with it.

// A journal with what is usable of it and what is wrong with the rest.
struct JournalInput
{
    QByteArray bytes;
    journal::JournalText text;
    journal::Recovery recovery;
    std::optional<journal::JournalFault> fault; // a torn end is one too
};

// `-` is standard input. A fault when not even the start of the match can be used.
Result<JournalInput, journal::JournalFault> readJournalInput(const std::string &file);

// On standard error, with the place; gives the exit status.
ExitStatus tell(const std::string &file, const journal::JournalFault &fault);
// The same as JSON on standard output too, where that is wanted.
ExitStatus tellUnreadable(const std::string &file, const journal::JournalFault &fault, bool json);
journal::Json faultJson(const journal::JournalFault &fault);

// "W RESIGN", "*".
std::string resultText(const record::GameResult &result);

} // namespace kagetsu::cli
