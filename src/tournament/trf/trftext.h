// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// Handles the characters of a line of a report file. Places are counted in characters, not in bytes.

// Decodes UTF-8. Bytes that are not UTF-8 are read as Latin-1, as in older files.
std::u32string charactersOf(std::string_view bytes);
std::string utf8Of(std::u32string_view characters);

// Splits a text into lines that end with CR, LF or CR LF. An empty text has no lines.
std::vector<std::u32string_view> linesOf(std::u32string_view text);

// Returns the characters from place `first` to `last`, counted from 1, trimmed; an empty string beyond the line.
std::u32string_view fieldAt(std::u32string_view line, std::size_t first, std::size_t last);
char32_t placeAt(std::u32string_view line, std::size_t place); // a blank beyond the line

// Reads digits only. Returns nothing for anything else, or for more than nine digits.
std::optional<int> wholeNumber(std::u32string_view field);
// Reads a number in halves, such as "11.5", "-2.0" or "3".
std::optional<Points> halfNumber(std::u32string_view field);
std::string halfText(Points points); // "11.5"

// Builds a line, filled from left to right.
class TrfLine
{
public:
    explicit TrfLine(std::string_view tag);

    // Puts a text at this place, cut after `longest` characters.
    void put(std::size_t place, std::string_view text, std::size_t longest);
    // Puts a text so that its last character is at this place.
    void putRight(std::size_t lastPlace, std::string_view text);
    std::string text() const { return utf8Of(m_characters); }

private:
    std::u32string m_characters;
};

} // namespace kagetsu::tournament
