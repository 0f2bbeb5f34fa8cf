// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace kagetsu::cli {

// Returns a file name from the command line. Returns nothing for bytes that are not valid text. Qt would turn them into
// another name, and what is meant for one file must not end up in another.
std::optional<QString> fileNameOf(const std::string &bytes);

// True if both name the same existing file. The name - is never a file.
bool isSameFile(const std::string &in, const std::string &out);

} // namespace kagetsu::cli
