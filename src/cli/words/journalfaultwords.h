// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "journal/fault.h"

namespace kagetsu::cli {

// Of a message about a journal.
Words wordsFor(journal::FaultCode code);

// The journal was read, and the answer is "no"; otherwise it could not be read at all.
bool isFinding(journal::FaultCode code);

} // namespace kagetsu::cli
