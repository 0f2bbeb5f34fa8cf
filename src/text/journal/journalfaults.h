// SPDX-License-Identifier: MIT
#pragma once

#include "match/journal/chain/keyfile.h"
#include "match/journal/chain/signing.h"
#include "match/journal/fault.h"

namespace kagetsu::text {

// Returns in a sentence why a journal could not be written, read or trusted, with the file and, if known, the line.
QString journalFaultText(const journal::JournalFault &fault);

// Returns the text for a journal that is not on disk yet, although there is no fault.
QString slowDiskText();

// Return why a key cannot be used or created, and why a journal was not signed.
QString keyFaultText(const journal::KeyFileFault &fault);
QString signingFaultText(const journal::SigningFault &fault);

} // namespace kagetsu::text
