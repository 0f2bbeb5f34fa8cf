// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

#include <vector>

namespace kagetsu::record {

// The encoding of game texts that name none and are not UTF-8 (sgf.md#r3, step 7): each candidate is scored by how much
// of what it reads looks like writing. Nothing when none is convincing.
std::optional<Charset> guessCharset(std::string_view bytes);
// The one encoding of many texts with more than ASCII of a file that names none (renlib.md#encoding): as above, or
// UTF-8; some texts may be of another. Nothing when there are no texts, or none is convincing.
std::optional<Charset> guessCharset(const std::vector<std::string_view> &texts);

} // namespace kagetsu::record
