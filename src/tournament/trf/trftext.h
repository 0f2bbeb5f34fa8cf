// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/points.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// The characters of a line of a report file. Its places are counted in characters, whatever bytes those take.

// Of UTF-8; a text that is none is taken as Latin-1, as older files are.
std::u32string charactersOf(std::string_view bytes);
std::string utf8Of(std::u32string_view characters);

// The lines of a text that ends them with CR, LF or CR LF; none for an empty one.
std::vector<std::u32string_view> linesOf(std::u32string_view text);

// What stands at places `first` to `last`, counted from 1, without blanks at its ends; empty beyond the line.
std::u32string_view fieldAt(std::u32string_view line, std::size_t first, std::size_t last);
char32_t placeAt(std::u32string_view line, std::size_t place); // a blank beyond the line

// Digits only. Nothing for anything else, or for more than nine of them.
std::optional<int> wholeNumber(std::u32string_view field);
// "11.5", "-2.0", "3"; halves only.
std::optional<Points> halfNumber(std::u32string_view field);
std::string halfText(Points points); // "11.5"

// A line under construction, to be filled from left to right.
class TrfLine
{
public:
    explicit TrfLine(std::string_view tag);

    // From this place on, cut after so many characters.
    void put(std::size_t place, std::string_view text, std::size_t longest);
    // So that its last character stands at this place.
    void putRight(std::size_t lastPlace, std::string_view text);
    std::string text() const { return utf8Of(m_characters); }

private:
    std::u32string m_characters;
};

} // namespace kagetsu::tournament
