// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

namespace kagetsu::record {

// The mark that a text of Unicode may begin with.
struct CharsetMark
{
    std::string_view bytes;
    Charset charset;
};

std::optional<CharsetMark> markOf(std::string_view bytes);
// Zero bytes at every other place betray UTF-16 without a mark (sgf.md#r3, step 2).
std::optional<Charset> utf16ByZeros(std::string_view bytes);

// A text and the encoding it was found to be in.
struct FoundText
{
    DecodedText decoded;
    Charset charset = Charset::Utf8;
    bool isGuessed = false; // by its letters alone
};

// Decodes a text that names no encoding: by its mark, by its zeros, as UTF-8, or by what its letters look like. Nothing
// when no encoding is convincing.
std::optional<FoundText> decodeFound(std::string_view bytes);

} // namespace kagetsu::record
