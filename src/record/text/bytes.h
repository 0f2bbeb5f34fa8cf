// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace kagetsu::record {

// Properties of single bytes as far as ASCII defines them, whatever the encoding of the text.

inline bool isHigh(char c)
{
    return (c & 0x80) != 0;
}

inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

inline bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Returns the text with the letters A to Z in lower case; all other bytes stay the same.
inline std::string lowered(std::string_view text)
{
    std::string low(text);
    for (char &c : low) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return low;
}

// Returns the text without the blanks and line breaks around it.
inline std::string_view trimmed(std::string_view text)
{
    const std::string_view blanks = " \t\v\f\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

// Returns the text with tabs and line breaks replaced by blanks, as SGF reads texts of one line (record-sgf.md#r14).
inline std::string oneLine(std::string_view text)
{
    std::string line(text);
    for (char &c : line) {
        if (c >= '\t' && c <= '\r')
            c = ' ';
    }
    return line;
}

} // namespace kagetsu::record
