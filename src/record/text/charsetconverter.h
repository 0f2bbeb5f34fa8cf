// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

struct UConverter; // of ICU

namespace kagetsu::record {

// Decodes and encodes with a converter of ICU, or with none (nullptr), which is what ICU opens where its tables are
// missing. Each turn takes at least one byte or character, whether or not the converter does.

// A byte that no converter takes is bad, unless it is printable ASCII, a tab or the end of a line, which stay.
DecodedText decodeWith(UConverter *converter, std::string_view bytes);
// A character that no converter takes is lost.
EncodedText encodeWith(UConverter *converter, std::string_view text);

} // namespace kagetsu::record
