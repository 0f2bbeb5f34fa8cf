// SPDX-License-Identifier: MIT
#pragma once

#include "library/import.h"
#include "library/store/schema.h"

#include <span>
#include <string_view>

namespace kagetsu::library {

// An import keeps at most so many findings that are not about a game that came in.
constexpr std::size_t MostOtherFindings = 10'000;

// The words for findings in the file and on the command line: "no-games".
std::string_view wordFor(ImportFinding::What what);

// Writes findings into an open transaction.
MaybeFault writeFindings(const QSqlDatabase &database, std::int64_t import, std::span<const ImportFinding> findings);
// Returns at most so many findings of an import as they were written; none from a file of the first version.
Result<std::vector<ImportFinding>, StoreFault> readFindings(
    const QSqlDatabase &database, std::int64_t import, std::size_t most);

} // namespace kagetsu::library
