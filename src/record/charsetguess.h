// SPDX-License-Identifier: MIT
#pragma once

#include "record/charset.h"

namespace kagetsu::record {

// The encoding of game texts that name none and are not UTF-8 (sgf.md R3, step 7): each candidate is scored by how much
// of what it reads looks like writing. Nothing when none is convincing.
std::optional<Charset> guessCharset(std::string_view bytes);

} // namespace kagetsu::record
