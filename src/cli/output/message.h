// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::cli {

enum class Severity { Error, Warning, Note };

// Returns "error", "warning" or "note".
std::string_view nameOf(Severity severity);

// The place that a message is about. What is not known is empty or 0.
struct Place
{
    std::string file;
    int line = 0; // counted from 1
    int column = 0; // counted from 1
};

// Returns `FILE:LINE:COLUMN: severity: code: text` (command-line.md#common-rules). Without a place, the message begins
// with the program's name.
std::string messageText(const Place &place, Severity severity, std::string_view code, std::string_view text);
// Prints such a message on standard error.
void printMessage(const Place &place, Severity severity, std::string_view code, std::string_view text);

} // namespace kagetsu::cli
