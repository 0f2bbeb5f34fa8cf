// SPDX-License-Identifier: MIT
#pragma once

#include "file/safefile.h"

#include <string>
#include <string_view>

namespace kagetsu::cli {

// A file to write, or standard output for `-` (command-line.md#common-rules). What was in the file stays until
// everything is written; failures are told on standard error.
class Output
{
public:
    explicit Output(const std::string &name);

    // Who works long before anything is written asks at once whether it can be.
    bool failed() const { return m_failed; }
    void write(std::string_view bytes);
    // Puts the new content in the place of the old. False when anything went wrong, now or before.
    bool commit();

private:
    bool fail(const char *text);

    std::string m_name;
    bool m_isStandard;
    file::SafeFile m_file;
    bool m_failed = false;
};

} // namespace kagetsu::cli
