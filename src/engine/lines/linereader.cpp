// SPDX-License-Identifier: MIT
#include "engine/lines/linereader.h"

#include <algorithm>
#include <cstdint>

namespace kagetsu::engine {

namespace {

// Returns the number of bytes of the character that begins here, or 0 if no valid character does.
std::size_t characterLength(std::string_view bytes)
{
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); };
    const std::uint8_t first = byte(0);
    const std::size_t length = first < 0x80 ? 1
        : first < 0xC2                      ? 0
        : first < 0xE0                      ? 2
        : first < 0xF0                      ? 3
        : first < 0xF5                      ? 4
                                            : 0;
    if (length == 0 || length > bytes.size())
        return 0;
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xC0U) != 0x80)
            return 0;
    }
    // True for an overlong form, half of a surrogate pair, or a number past the last character.
    const bool isWrong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F)
        || (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F);
    return isWrong ? 0 : length;
}

} // namespace

std::string validUtf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t length = characterLength(bytes);
        text.append(length == 0 ? std::string_view("\xEF\xBF\xBD") : bytes.substr(0, length));
        bytes.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::optional<ReadLine> LineReader::next()
{
    while (m_at < m_bytes.size()) {
        const std::size_t end = m_bytes.find_first_of("\r\n", m_at);
        collect(std::string_view(m_bytes).substr(m_at, end - m_at));
        if (end == std::string::npos)
            break;
        m_at = end + 1;
        if (m_line.empty())
            continue;
        ReadLine line { validUtf8(m_line), m_isCut };
        m_line.clear();
        m_isCut = false;
        return line;
    }
    m_bytes.clear();
    m_at = 0;
    return std::nullopt;
}

std::string LineReader::pending() const
{
    return validUtf8(m_line);
}

void LineReader::collect(std::string_view part)
{
    const std::size_t room = Longest - m_line.size();
    m_isCut = m_isCut || part.size() > room;
    m_line.append(part.substr(0, room));
}

} // namespace kagetsu::engine
