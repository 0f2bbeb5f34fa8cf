// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// The encodings old game files come in (sgf.md#r4). These are the ones we know things about, such as whether a text may
// be in them; every other one that ICU knows has a number of its own behind them (allCharsets).
enum class Charset : std::uint16_t {
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
    Windows1250,
    Iso8859_2,
    Windows1253,
    Windows1254,
    Windows1257,
};

// Finds the encoding by any of its names, without regard to case, blanks, `-` and `_`.
std::optional<Charset> charsetFromName(std::string_view name);
// The IANA name, or that of ICU where there is none.
std::string_view nameOf(Charset charset);
// Each encoding once: those above in their order, then those that only ICU knows, by name.
std::vector<Charset> allCharsets();

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
// Whether what stands in ASCII reads so: where it does not, no text in ASCII can name the charset it is written in.
bool readsAscii(Charset charset);
// Whether one byte is one character.
bool isSingleByte(Charset charset);
// Whether this byte begins a character whose next byte may be ASCII, such as a bracket.
bool isLeadOfAscii(char byte, Charset charset);

// Nothing but well-formed UTF-8. A character cut off at the very end is allowed when asked for.
enum class CutEnd : std::uint8_t { Refused, Allowed };
bool isUtf8(std::string_view bytes, CutEnd cutEnd = CutEnd::Refused);

} // namespace kagetsu::record
