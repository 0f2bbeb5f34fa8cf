// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace kagetsu::cli {

// Returns what --lang accepts: the codes of the catalogues, English first.
std::vector<std::string> languageCodes();

} // namespace kagetsu::cli
