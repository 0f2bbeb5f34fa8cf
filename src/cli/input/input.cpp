// SPDX-License-Identifier: MIT
#include "cli/input/input.h"

#include "cli/output/message.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace kagetsu::cli {

namespace {

// No game record is this large (record-sgf.md#limits).
constexpr std::size_t MostBytes = 2147483647;
constexpr const char *TooLarge = "The input is larger than 2 GB. It is not a game record.";

} // namespace

Input::Input(const std::string &name)
    : m_name(name)
{
    if (name == "-") {
        m_name = "(standard input)";
        m_stream = &std::cin;
        return;
    }
    std::error_code ignored;
    const std::filesystem::file_status there = std::filesystem::status(name, ignored);
    if (std::filesystem::is_directory(there)) {
        fail("This is a folder.");
        return;
    }
    // Devices are refused, because some have no end. Input from a pipe does end.
    if (std::filesystem::is_character_file(there) || std::filesystem::is_block_file(there)) {
        fail("This is a device, not a file. To read it, redirect it to standard input and use - as the file name.");
        return;
    }
    m_file.open(name, std::ios::binary);
    m_stream = &m_file;
    if (!m_file)
        fail("The file could not be opened.");
}

bool Input::readLine(std::string &line)
{
    if (m_failed)
        return false;
    if (!std::getline(*m_stream, line)) {
        if (m_stream->bad())
            fail("The input could not be read to its end.");
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
    // The buffer is exactly as large as the file, plus one byte to detect its end.
    if (const auto size = std::filesystem::file_size(m_name, unknown); m_stream == &m_file && !unknown) {
        if (size > MostBytes) {
            fail(TooLarge);
            return false;
        }
        bytes.reserve(static_cast<std::size_t>(size) + 1);
    }
    constexpr std::size_t piece = 1 << 16;
    std::size_t length = 0;
    do {
        bytes.resize(std::max(bytes.capacity(), length + std::max(piece, length / 2)));
        m_stream->read(bytes.data() + length, static_cast<std::streamsize>(bytes.size() - length));
        length += static_cast<std::size_t>(m_stream->gcount());
        if (length > MostBytes) {
            bytes.clear();
            fail(TooLarge);
            return false;
        }
    } while (*m_stream);
    bytes.resize(length);
    if (m_stream->bad())
        fail("The input could not be read to its end.");
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

std::optional<std::string> readBeside(const std::string &other, const std::string &written)
{
    std::error_code error;
    const std::filesystem::path named(written);
    const std::filesystem::path beside = std::filesystem::path(other).parent_path() / named.filename();
    const std::filesystem::path &found = std::filesystem::is_regular_file(named, error) ? named : beside;
    std::string bytes;
    if (!std::filesystem::is_regular_file(found, error))
        return std::nullopt;
    Input input(found.string());
    return input.readAll(bytes) ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace kagetsu::cli
