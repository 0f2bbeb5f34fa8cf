// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <istream>
#include <optional>
#include <string>

namespace kagetsu::cli {

// Reads a file, or standard input for `-`, whole or by lines (command-line.md#common-rules). Both kinds of line ends
// are understood. If it cannot be opened or read, prints a message on standard error.
class Input
{
public:
    explicit Input(const std::string &name);

    // Reads the next line. Returns false at the end and after a failure.
    bool readLine(std::string &line);
    // Reads all bytes unchanged. Returns false if they cannot be read.
    bool readAll(std::string &bytes);
    bool failed() const { return m_failed; }
    // True if the next line has not arrived yet, so that the answers so far should be sent to the reader.
    bool mustWait() const;

    const std::string &name() const { return m_name; }
    int lineNumber() const { return m_line; }

private:
    void fail(const char *text);

    std::string m_name;
    std::ifstream m_file;
    std::istream *m_stream = nullptr;
    int m_line = 0;
    bool m_failed = false;
};

// Reads a file that another one names: from the path that is written there, or from a file of the same name beside
// the other one. Returns nothing, and prints nothing, if there is none.
std::optional<std::string> readBeside(const std::string &other, const std::string &written);

} // namespace kagetsu::cli
