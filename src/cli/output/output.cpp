// SPDX-License-Identifier: MIT
#include "cli/output/output.h"

#include "cli/input/filename.h"
#include "cli/output/message.h"

#include <filesystem>
#include <iostream>

namespace kagetsu::cli {

Output::Output(const std::string &name)
    : m_name(name)
    , m_isStandard(name == "-")
    , m_file(fileNameOf(name).value_or(QString()))
{
    if (m_isStandard)
        return;
    if (!fileNameOf(name)) {
        fail("The name of this file is not UTF-8, so it would be saved under a different name. Use a name in UTF-8.");
        return;
    }
    std::error_code unknown;
    const std::filesystem::file_status there = std::filesystem::status(name, unknown);
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)
        && !std::filesystem::is_directory(there))
        fail("This is a device or a pipe, and a file would replace it. Use - as the name, and redirect standard output "
             "to it.");
    else if (!m_file.open())
        fail("The file could not be written.");
}

void Output::write(std::string_view bytes)
{
    if (m_isStandard)
        std::cout.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    else if (!m_failed && !m_file.write(bytes.data(), static_cast<qint64>(bytes.size())))
        fail("The file could not be written to its end.");
}

bool Output::commit()
{
    if (m_isStandard || m_failed)
        return !m_failed; // standard output is checked once, at the end of the program
    return m_file.commit() || fail("The file could not be written to its end.");
}

bool Output::fail(const char *text)
{
    m_failed = true;
    printMessage({ m_name, 0, 0 }, Severity::Error, "unwritable", text);
    return false;
}

} // namespace kagetsu::cli
