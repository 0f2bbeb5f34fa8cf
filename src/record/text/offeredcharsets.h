// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"

namespace kagetsu::record {

// Returns the encodings that files of players and clubs usually have, in the order in which they are offered.
std::vector<Charset> usualCharsets();
// Returns every encoding that can be chosen, the usual ones first.
std::vector<Charset> offeredCharsets();

} // namespace kagetsu::record
