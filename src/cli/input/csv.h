// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::cli {

// Rows of cells, as tables are written by other programs: with `,`, `;` or tabs between them, whichever comes first
// outside quotes; "so, ""quoted""" is one cell. Every kind of line end is understood, and a mark of UTF-8 at the
// beginning; rows without text are left out. Any bytes are some table.
std::vector<std::vector<std::string>> readCsv(std::string_view text);

// A cell between commas.
std::string csvCell(std::string_view text);

} // namespace kagetsu::cli
