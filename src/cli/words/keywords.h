// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "journal/chain/keyfile.h"
#include "sign/signature.h"

#include <string>

namespace kagetsu::cli {

// Prints what is wrong with a key file on standard error, and returns the exit status.
ExitStatus tell(const journal::KeyFileFault &fault);
// Prints what is wrong with a signature on standard error, and returns the exit status. `key` is the key that should
// have made it.
ExitStatus tell(const std::string &file, const sign::SignatureFault &fault, const sign::PublicKey &key);

} // namespace kagetsu::cli
