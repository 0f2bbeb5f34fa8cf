// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlibreader.h"

#include <optional>
#include <string>

namespace kagetsu::cli {

// Reads a library. Nothing when it is refused, which is told on standard error under this name.
std::optional<record::Library> readLibraryFile(
    const std::string &name, std::string bytes, const record::LibraryReadOptions &options = {});
// The same from the file itself; - is standard input. What the reader repaired or lost is told too.
std::optional<record::Library> openLibrary(const std::string &file);

// Tells on standard error what the reader repaired or lost.
void printMessages(const std::string &name, const std::vector<record::Message> &messages);

} // namespace kagetsu::cli
