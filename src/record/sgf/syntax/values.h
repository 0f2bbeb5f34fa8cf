// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/nodedetails.h"
#include "record/text/numbertext.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record::sgf {

// Single values of SGF, in both directions (sgf.md#values, sgf.md#points).

// Text with real line breaks as LF (sgf.md#r13), and text of one line (sgf.md#r14).
std::string unescapeText(std::string_view raw);
std::string unescapeSimple(std::string_view raw);
// Protects `]` and `\`, and `:` where it would divide a value (sgf.md#r15).
enum class Colons : std::uint8_t { Plain, Escaped };
std::string escape(std::string_view text, Colons colons = Colons::Plain);
void appendEscaped(std::string &raw, std::string_view text, Colons colons = Colons::Plain);

// A value that is kept, and what is written for it. Our own form parts a value by its first colon and escapes the
// others.
KeptText readKept(std::string_view raw);
void appendKept(std::string &raw, const KeptText &kept);

std::optional<Read<rules::Side>> readColour(std::string_view raw);

struct Size
{
    int columns = 0;
    int rows = 0;
};
// `15` or `15:15`; any numbers. Nothing for other texts, three numbers among them.
std::optional<Read<Size>> readSize(std::string_view raw);

// A point in any of the spellings of sgf.md#r20; nothing when it is none or lies off the board.
std::optional<Read<rules::Point>> readPoint(std::string_view raw, int columns, int rows);
// The same for two small letters alone, of which nothing need be said.
std::optional<rules::Point> plainPoint(std::string_view raw, int columns, int rows);
// The two letters of a point (sgf.md#r17).
std::string pointText(rules::Point point, int rows);
// The board size this point needs at least, capitals read as small letters (sgf.md#r19); nothing when it is no point.
std::optional<int> sizeNeeded(std::string_view raw);

} // namespace kagetsu::record::sgf
