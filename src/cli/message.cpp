// SPDX-License-Identifier: MIT
#include "cli/message.h"

#include <iostream>

namespace kagetsu::cli {

namespace {

std::string_view wordOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        return "note";
    }
    return {};
}

} // namespace

void printMessage(const Place &place, Severity severity, std::string_view code, std::string_view text)
{
    std::string where = place.file.empty() ? "kagetsu-cli" : place.file;
    if (place.line > 0)
        where += ':' + std::to_string(place.line);
    if (place.line > 0 && place.column > 0)
        where += ':' + std::to_string(place.column);
    std::cerr << where << ": " << wordOf(severity) << ": " << code << ": " << text << std::endl;
}

} // namespace kagetsu::cli
