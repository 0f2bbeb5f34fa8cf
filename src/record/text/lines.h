// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// One line of a text, without its line end and without blanks around it.
struct TextLine
{
    std::string_view text;
    std::size_t offset = 0; // of its first character
};

// Returns all lines, including empty ones. A line ends with LF, CR or CR LF.
std::vector<TextLine> linesOf(std::string_view text);

} // namespace kagetsu::record
