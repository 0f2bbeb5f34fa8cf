// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::record {

// The encodings of old game files (record-sgf.md#r4). The program knows facts about the ones listed here, such as
// whether a text may be in them. Every other encoding that ICU knows has a number after them (allCharsets).
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

// Finds the encoding by any of its names. Case, blanks, `-` and `_` are ignored.
std::optional<Charset> charsetFromName(std::string_view name);
// Returns the IANA name, or ICU's name if there is none.
std::string_view nameOf(Charset charset);
// Returns each encoding once: first those above in their order, then those that only ICU knows, by name.
std::vector<Charset> allCharsets();

// A decoded text, with what was wrong with its bytes.
struct DecodedText
{
    std::string text; // UTF-8; each bad byte has become one U+FFFD
    std::int64_t badBytes = 0;
    bool endsInside = false; // True if the last character is cut off; its bytes are counted as bad
};

// Decodes bytes to UTF-8. Never fails: bad bytes are replaced and counted.
DecodedText decode(std::string_view bytes, Charset charset);

// An encoded text, with the number of characters that the charset lacks.
struct EncodedText
{
    std::string bytes; // with `?` for characters that the charset does not have
    std::int64_t lost = 0; // number of these characters
};

// Encodes a UTF-8 text.
EncodedText encode(std::string_view text, Charset charset);

// True if ASCII bytes mean ASCII wherever a character begins, and no other character contains a zero byte. The charset
// of a RenLib library must satisfy this.
bool extendsAscii(Charset charset);
// True if text written in ASCII reads the same. Otherwise no ASCII text can name the charset that it is written in.
bool readsAscii(Charset charset);
// True if every character is one byte.
bool isSingleByte(Charset charset);
// True if this byte begins a character whose next byte may be ASCII, such as a bracket.
bool isLeadOfAscii(char byte, Charset charset);

// True if the bytes are well-formed UTF-8. A character cut off at the very end can be allowed.
enum class CutEnd : std::uint8_t { Refused, Allowed };
bool isUtf8(std::string_view bytes, CutEnd cutEnd = CutEnd::Refused);

} // namespace kagetsu::record
