// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/trf/trf.h"

#include <optional>
#include <string>

namespace kagetsu::cli {

// A tournament report file as it was read.
struct ReadReport
{
    tournament::TrfReport report;
    std::string text; // text of the file in UTF-8
};

// Reads a tournament report file; - is standard input. On failure, prints the reason on standard error.
std::optional<ReadReport> readReport(const std::string &file);
// Reports what the file says that an event cannot store, and what an event needs that the file does not say.
void tellLosses(const std::string &file, const ReadReport &read);

} // namespace kagetsu::cli
