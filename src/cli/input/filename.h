// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>

namespace kagetsu::cli {

// The name of a file as it came from the command line. Nothing for bytes that are no text, which Qt would turn into
// another name: what is meant for one file must not land in another one.
std::optional<QString> fileNameOf(const std::string &bytes);

// Both name one file there is; - is none.
bool isSameFile(const std::string &in, const std::string &out);

} // namespace kagetsu::cli
