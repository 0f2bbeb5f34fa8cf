// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

#include <string>

namespace kagetsu::record {

// Whether decoded letters look like those of a language that is written in a single-byte charset (sgf.md#r3): what
// tells Czech from Danish and Greek from Russian, which have the same bytes.

// How much of what is no ASCII fits into one language of the charset, from 0 (nothing, and where the charset has no
// languages) to 0.7 (all). Letters in places where no language has them count against it.
double lettersScore(const std::u32string &text, Charset charset);

} // namespace kagetsu::record
