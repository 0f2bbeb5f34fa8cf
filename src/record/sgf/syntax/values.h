// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/text/numbertext.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record::sgf {

// Reads and writes single values of SGF (record-sgf.md#values, record-sgf.md#points).

// Read a text whose real line breaks become LF (record-sgf.md#r13), and a text of one line (record-sgf.md#r14).
std::string unescapeText(std::string_view raw);
std::string unescapeSimple(std::string_view raw);
// Escape `]` and `\`, and also `:` where it would divide a value (record-sgf.md#r15).
enum class Colons : std::uint8_t { Plain, Escaped };
std::string escape(std::string_view text, Colons colons = Colons::Plain);
void appendEscaped(std::string &raw, std::string_view text, Colons colons = Colons::Plain);

// Read and write a value that is kept. In Kagetsu's own form, the first colon divides a value and the others are
// escaped.
KeptText readKept(std::string_view raw);
void appendKept(std::string &raw, const KeptText &kept);

// Reads a colour: a word for Black or White in one of several languages.
std::optional<Read<rules::Side>> readColour(std::string_view raw);

struct Size
{
    int columns = 0;
    int rows = 0;
};
// Reads `15` or `15:15`, with any numbers. Returns nothing for other texts, such as three numbers.
std::optional<Read<Size>> readSize(std::string_view raw);

// Reads a point in any of the spellings of record-sgf.md#r20. Returns nothing if it is not a point or is off the board.
std::optional<Read<rules::Point>> readPoint(std::string_view raw, int columns, int rows);
// Reads only two lower-case letters, the spelling about which nothing need be reported.
std::optional<rules::Point> plainPoint(std::string_view raw, int columns, int rows);
// Returns the two letters of a point (record-sgf.md#r17).
std::string pointText(rules::Point point, int rows);
// Returns the smallest board size that has this point, with capitals read as lower-case letters (record-sgf.md#r19), or
// nothing if it is not a point.
std::optional<int> sizeNeeded(std::string_view raw);

} // namespace kagetsu::record::sgf
