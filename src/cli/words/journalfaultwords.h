// SPDX-License-Identifier: MIT
#pragma once

#include "cli/words/words.h"
#include "match/journal/fault.h"

namespace kagetsu::cli {

// Returns the words of a message about a journal.
Words wordsFor(journal::FaultCode code);

// True if the journal was read and the answer is "no". Otherwise it could not be read at all.
bool isFinding(journal::FaultCode code);

} // namespace kagetsu::cli
