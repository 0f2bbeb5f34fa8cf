// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

#include <vector>

namespace kagetsu::record {

// Guesses the encoding of game texts that do not name one and are not UTF-8 (record-sgf.md#r3, step 7). Each candidate
// is scored by how much of what it reads looks like real writing. Returns nothing if none is convincing.
std::optional<Charset> guessCharset(std::string_view bytes);
// Guesses the common encoding of all texts of a file that are not ASCII, if the file names none
// (record-renlib.md#encoding). It may also be UTF-8, and some texts may be in another encoding. Returns nothing if
// there are no texts or none is convincing.
std::optional<Charset> guessCharset(const std::vector<std::string_view> &texts);

} // namespace kagetsu::record
