// SPDX-License-Identifier: MIT
#include "cli/output/terminal.h"

#include "base/file/platform.h"

#include <array>
#include <cstdio>
#include <iostream>

namespace kagetsu::cli {

namespace {

unsigned at(const std::string &bytes, std::size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

// Returns the control character that these bytes form, or 0 if they form none.
unsigned steering(const std::string &bytes)
{
    const unsigned first = at(bytes, 0);
    if (bytes.size() == 1 && (first < 0x20 || first == 0x7F) && first != '\n' && first != '\t')
        return first == 0 ? 0x2400 : first; // a NUL is represented by U+2400, because 0 means none
    if (bytes.size() == 2) {
        const unsigned code = (first & 0x1F) << 6 | (at(bytes, 1) & 0x3F);
        return (first == 0xC2 && code < 0xA0) || code == 0x61C ? code : 0;
    }
    if (bytes.size() == 3 && first == 0xE2) {
        const unsigned code = 0x2000 | (at(bytes, 1) & 0x3F) << 6 | (at(bytes, 2) & 0x3F);
        const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
        return turns || code == 0x200E || code == 0x200F || code == 0x2028 || code == 0x2029 ? code : 0;
    }
    return 0;
}

bool mayBecomeSteering(const std::string &bytes)
{
    const unsigned first = at(bytes, 0);
    if (bytes.size() == 1)
        return first == 0xC2 || first == 0xD8 || first == 0xE2;
    return bytes.size() == 2 && first == 0xE2 && (at(bytes, 1) == 0x80 || at(bytes, 1) == 0x81);
}

} // namespace

bool TerminalText::put(char byte)
{
    const auto write = [this](const std::string &bytes) {
        const auto size = static_cast<std::streamsize>(bytes.size());
        return m_terminal.sputn(bytes.data(), size) == size;
    };
    const bool goesOn = (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
    bool good = true;
    if (!m_held.empty() && !goesOn) {
        good = write(m_held); // the character was cut off and controls nothing
        m_held.clear();
    }
    m_held += byte;
    if (const unsigned code = steering(m_held)) {
        std::array<char, 16> text {};
        std::snprintf(text.data(), text.size(), "<U+%04X>", code == 0x2400 ? 0 : code);
        m_held.clear();
        return write(text.data()) && good;
    }
    if (mayBecomeSteering(m_held))
        return good;
    good = write(m_held) && good;
    m_held.clear();
    return good;
}

TerminalText::int_type TerminalText::overflow(int_type byte)
{
    if (traits_type::eq_int_type(byte, traits_type::eof()))
        return traits_type::not_eof(byte);
    return put(traits_type::to_char_type(byte)) ? byte : traits_type::eof();
}

std::streamsize TerminalText::xsputn(const char *bytes, std::streamsize size)
{
    for (std::streamsize i = 0; i < size; ++i) {
        if (!put(bytes[i]))
            return i;
    }
    return size;
}

TerminalGuard::TerminalGuard()
    : m_output(std::cout.rdbuf())
    , m_errors(std::cerr.rdbuf())
    , m_outputText(*m_output)
    , m_errorText(*m_errors)
{
    if (file::isTerminal(file::Stream::Output))
        std::cout.rdbuf(&m_outputText);
    if (file::isTerminal(file::Stream::Errors))
        std::cerr.rdbuf(&m_errorText);
}

TerminalGuard::~TerminalGuard()
{
    std::cout.flush();
    std::cout.rdbuf(m_output);
    std::cerr.rdbuf(m_errors);
}

} // namespace kagetsu::cli
