// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace kagetsu::cli {

// Returns the first line of this file, or a password typed at the terminal, which does not show it. If neither is
// possible, prints a message and returns nothing. `of` names the key that is asked for.
std::optional<std::string> readPassword(const std::string &file, const std::string &of);

} // namespace kagetsu::cli
