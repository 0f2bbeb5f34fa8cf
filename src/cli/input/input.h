// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <istream>
#include <string>

namespace kagetsu::cli {

// Lines of a file, or of standard input for `-` (command-line.md#common-rules). Both kinds of line ends are understood.
// What cannot be opened or read is told on standard error.
class Input
{
public:
    explicit Input(const std::string &name);

    // False at the end, and after a failure.
    bool readLine(std::string &line);
    // All bytes as they are. False when they cannot be read.
    bool readAll(std::string &bytes);
    bool failed() const { return m_failed; }
    // The next line has not arrived yet: whoever reads our answers should get them now.
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

} // namespace kagetsu::cli
