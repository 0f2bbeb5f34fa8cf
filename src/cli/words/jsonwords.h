// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "json/fault.h"

namespace kagetsu::cli {

// Returns the words for a fault that any document can have.
Words wordsFor(json::Error error);

} // namespace kagetsu::cli
