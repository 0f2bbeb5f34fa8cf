// SPDX-License-Identifier: MIT
#include "cli/output/message.h"

#include "cli/output/progress.h"

#include <iostream>

namespace kagetsu::cli {

std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return {};
}

std::string messageText(const Place &place, Severity severity, std::string_view code, std::string_view text)
{
    std::string line = place.file.empty() ? "kagetsu-cli" : place.file;
    if (place.line > 0)
        line += ':' + std::to_string(place.line);
    if (place.line > 0 && place.column > 0)
        line += ':' + std::to_string(place.column);
    for (const std::string_view part : { nameOf(severity), code, text })
        line.append(": ").append(part);
    return line;
}

void printMessage(const Place &place, Severity severity, std::string_view code, std::string_view text)
{
    progress().wipe();
    std::cerr << messageText(place, severity, code, text) << std::endl;
}

} // namespace kagetsu::cli
