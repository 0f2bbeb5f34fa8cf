// SPDX-License-Identifier: MIT
#pragma once

#include "base/signing/signature.h"
#include "cli/commands/command.h"
#include "match/journal/chain/keyfile.h"

#include <string>

namespace kagetsu::cli {

// Prints what is wrong with a key file on standard error, and returns the exit status.
ExitStatus tell(const journal::KeyFileFault &fault);
// Prints what is wrong with a signature on standard error, and returns the exit status. `key` is the key that should
// have made it.
ExitStatus tell(const std::string &file, const signing::SignatureFault &fault, const signing::PublicKey &key);

} // namespace kagetsu::cli
