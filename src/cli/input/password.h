// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace kagetsu::cli {

// The first line of this file, or what is typed at the terminal, where it is not shown. Nothing, and a message, when
// there is neither. `of` names the key that is asked for.
std::optional<std::string> readPassword(const std::string &file, const std::string &of);

} // namespace kagetsu::cli
