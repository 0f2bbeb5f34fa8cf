// SPDX-License-Identifier: MIT
#pragma once

#include "record/renlib/libraryreader.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace kagetsu::cli {

// A file that may be a library, as given on the command line.
struct LibraryArgument
{
    std::string file; // - is standard input
    // Board size of a library, which does not state it (record-renlib.md#smaller-boards).
    int boardSize = rules::DefaultBoardSize;

    record::LibraryReadOptions options() const;
};
// Adds --board, which sets the size with which a library of a smaller board is read.
void addBoardOption(CLI::App &parser, int &size);

// Reads a library. If it is refused, prints a message on standard error under this name and returns nothing.
std::optional<record::Library> readLibraryFile(
    const std::string &name, std::string bytes, record::LibraryReadOptions options = {});
// Does the same with a file. Also reports what the reader repaired or lost.
std::optional<record::Library> openLibrary(const LibraryArgument &argument);

// Prints what the reader repaired or lost on standard error.
void printMessages(const std::string &name, const std::vector<record::Message> &messages);

} // namespace kagetsu::cli
