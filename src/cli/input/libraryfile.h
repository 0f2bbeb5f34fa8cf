// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlib/reader.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace kagetsu::cli {

// A file that may be a library, as commands are told it.
struct LibraryArgument
{
    std::string file; // - is standard input
    int boardSize = rules::DefaultBoardSize; // of a library, which does not tell it (renlib.md#smaller-boards)

    record::LibraryReadOptions options() const;
};
// --board, with which a library of a smaller board is read.
void addBoardOption(CLI::App &parser, int &size);

// Reads a library. Nothing when it is refused, which is told on standard error under this name.
std::optional<record::Library> readLibraryFile(
    const std::string &name, std::string bytes, record::LibraryReadOptions options = {});
// The same from the file itself. What the reader repaired or lost is told too.
std::optional<record::Library> openLibrary(const LibraryArgument &argument);

// Tells on standard error what the reader repaired or lost.
void printMessages(const std::string &name, const std::vector<record::Message> &messages);

} // namespace kagetsu::cli
