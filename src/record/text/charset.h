// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kagetsu::record {

// The encodings old game files come in (sgf.md#r4).
enum class Charset : std::uint8_t {
    Utf8,
    Utf16Le,
    Utf16Be,
    Utf32Le,
    Utf32Be,
    Gb18030,
    ShiftJis,
    Big5,
    EucKr,
    EucJp,
    Windows1251,
    Iso8859_1,
    Koi8R,
    Ascii,
    Iso2022Jp,
};

// Finds the encoding by any of its names, without regard to case, blanks, `-` and `_`.
std::optional<Charset> charsetFromName(std::string_view name);
// The IANA name.
std::string_view nameOf(Charset charset);

struct DecodedText
{
    std::string text; // UTF-8; bad bytes have become U+FFFD, one each
    std::int64_t badBytes = 0;
    bool endsInside = false; // the last character is cut off; counted among the bad bytes
};

DecodedText decode(std::string_view bytes, Charset charset);

struct EncodedText
{
    std::string bytes; // `?` stands for characters the charset does not have
    std::int64_t lost = 0; // how many
};

// The other way; the text is UTF-8.
EncodedText encode(std::string_view text, Charset charset);

// Whether ASCII bytes mean ASCII wherever a character begins, and no other character has a zero in it: what a charset
// of a RenLib library must be like.
bool extendsAscii(Charset charset);

// Nothing but well-formed UTF-8. A character cut off at the very end is allowed when asked for.
enum class CutEnd : std::uint8_t { Refused, Allowed };
bool isUtf8(std::string_view bytes, CutEnd cutEnd = CutEnd::Refused);

} // namespace kagetsu::record
