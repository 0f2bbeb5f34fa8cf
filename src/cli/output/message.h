// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::cli {

enum class Severity { Error, Warning, Note };

// "error", "warning", "note".
std::string_view nameOf(Severity severity);

// Where a message belongs. What is not known stays empty or 0.
struct Place
{
    std::string file;
    int line = 0; // from 1
    int column = 0; // from 1
};

// `FILE:LINE:COLUMN: severity: code: text` (command-line.md#common-rules); the program's name where no place is known.
std::string messageText(const Place &place, Severity severity, std::string_view code, std::string_view text);
// The same on standard error.
void printMessage(const Place &place, Severity severity, std::string_view code, std::string_view text);

} // namespace kagetsu::cli
