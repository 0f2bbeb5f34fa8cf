// SPDX-License-Identifier: MIT
#pragma once

#include "journal/chain/keyfile.h"
#include "journal/chain/signing.h"
#include "journal/fault.h"

namespace kagetsu::wording {

// Why a journal could not be written, read or trusted, in a sentence with the file and, where there is one, the line.
QString journalFaultText(const journal::JournalFault &fault);

// A journal has not been written yet, and there is no fault.
QString slowDiskText();

// Why a key cannot be used or made, and why a journal was not signed.
QString keyFaultText(const journal::KeyFileFault &fault);
QString signingFaultText(const journal::SigningFault &fault);

} // namespace kagetsu::wording
