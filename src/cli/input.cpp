// SPDX-License-Identifier: MIT
#include "cli/input.h"

#include "cli/message.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace kagetsu::cli {

Input::Input(const std::string &name)
    : m_name(name)
{
    if (name == "-") {
        m_name = "(standard input)";
        m_stream = &std::cin;
        return;
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored)) {
        fail("This is a folder.");
        return;
    }
    m_file.open(name, std::ios::binary);
    m_stream = &m_file;
    if (!m_file)
        fail("The file cannot be opened.");
}

bool Input::readLine(std::string &line)
{
    if (m_failed)
        return false;
    if (!std::getline(*m_stream, line)) {
        if (m_stream->bad())
            fail("The input cannot be read to its end.");
        return false;
    }
    ++m_line;
    if (!line.empty() && line.back() == '\r')
        line.pop_back();
    return true;
}

bool Input::readAll(std::string &bytes)
{
    if (m_failed)
        return false;
    bytes.clear();
    std::error_code unknown;
    // A file is read into just as much room as it needs, and one byte more to see its end.
    if (const auto size = std::filesystem::file_size(m_name, unknown); m_stream == &m_file && !unknown)
        bytes.reserve(static_cast<std::size_t>(size) + 1);
    constexpr std::size_t piece = 1 << 16;
    std::size_t length = 0;
    do {
        bytes.resize(std::max(bytes.capacity(), length + std::max(piece, length / 2)));
        m_stream->read(bytes.data() + length, static_cast<std::streamsize>(bytes.size() - length));
        length += static_cast<std::size_t>(m_stream->gcount());
    } while (*m_stream);
    bytes.resize(length);
    if (m_stream->bad())
        fail("The input cannot be read to its end.");
    return !m_failed;
}

bool Input::mustWait() const
{
    return m_stream->rdbuf()->in_avail() <= 0;
}

void Input::fail(const char *text)
{
    m_failed = true;
    printMessage({ m_name, 0, 0 }, Severity::Error, "unreadable", text);
}

} // namespace kagetsu::cli
