// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

namespace kagetsu::record {

// A byte order mark at the beginning of a Unicode text.
struct CharsetMark
{
    std::string_view bytes;
    Charset charset;
};

// Returns the mark at the beginning of the bytes, or nothing.
std::optional<CharsetMark> markOf(std::string_view bytes);
// Detects UTF-16 without a mark by zero bytes in every other place (record-sgf.md#r3, step 2).
std::optional<Charset> utf16ByZeros(std::string_view bytes);

// A text, and the encoding in which it was found to be.
struct FoundText
{
    DecodedText decoded;
    Charset charset = Charset::Utf8;
    bool isGuessed = false; // guessed from the letters
};

// Decodes a text that does not name its encoding: by its mark, by zero bytes, as UTF-8, or by the look of its letters.
// Returns nothing if no encoding is convincing.
std::optional<FoundText> decodeFound(std::string_view bytes);

} // namespace kagetsu::record
