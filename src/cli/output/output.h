// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/safefile.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// A file to write, or standard output for `-` (command-line.md#common-rules). The old contents of the file stay until
// everything is written. Failures are reported on standard error.
class Output
{
public:
    explicit Output(const std::string &name);

    // True if something failed. A command that works for long before it writes should check this first.
    bool failed() const { return m_failed; }
    void write(std::string_view bytes);
    // Replaces the old contents by the new ones. Returns false if anything has failed so far.
    bool commit();

private:
    bool fail(const char *text);

    std::string m_name;
    bool m_isStandard;
    file::SafeFile m_file;
    bool m_failed = false;
};

} // namespace kagetsu::cli
