// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

#include <string>

namespace kagetsu::record {

// Checks whether decoded letters look like those of a language written in a single-byte charset (record-sgf.md#r3).
// This distinguishes Czech from Danish and Greek from Russian, which use the same bytes.

// Returns how much of the non-ASCII text fits one language of the charset, from 0 (nothing, or the charset has no
// languages) to 0.7 (everything). Letters in places where no language has them reduce the score.
double lettersScore(const std::u32string &text, Charset charset);

} // namespace kagetsu::record
