// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/message.h"
#include "record/text/charset.h"

#include <string>
#include <vector>

namespace kagetsu::record::sgf {

// A whole file as text, decoded as record-sgf.md#r3 prescribes.
struct DecodedFile
{
    // A stretch of the text that was in one encoding in the file. It ends where the next one begins.
    struct Stretch
    {
        std::size_t begin = 0;
        Charset charset = Charset::Utf8;
    };

    std::string text; // UTF-8 without a byte order mark and without NUL
    std::vector<Stretch> stretches; // at least one
    bool isGuessed = false;
    std::vector<Message> messages;
};

// Decodes the bytes of a file. The encoding chosen by the user takes precedence over a stated or guessed one, but not
// over a byte order mark or obvious UTF-16.
DecodedFile decodeFile(std::string bytes, std::optional<Charset> chosen);

} // namespace kagetsu::record::sgf
