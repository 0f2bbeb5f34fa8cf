// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.h"
#include "journal/chain/keyfile.h"
#include "sign/signature.h"

#include <string>

namespace kagetsu::cli {

// What is wrong with a file of a key, on standard error; gives the exit status.
ExitStatus tell(const journal::KeyFileFault &fault);
// The same of a signature, with the key that was to have made it.
ExitStatus tell(const std::string &file, const sign::SignatureFault &fault, const sign::PublicKey &key);

} // namespace kagetsu::cli
