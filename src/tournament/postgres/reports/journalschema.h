// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/connection.h"

namespace kagetsu::tournament {

// The version of a server's tables from which on it takes journals, assignments and signs of life.
inline constexpr int JournalsVersion = 2;

// Adds the tables of journals to a server of the first version, as their owner and within a transaction
// (tournament.md#tables-that-report).
std::optional<StoreFault> addJournalTables(Connection &connection);

} // namespace kagetsu::tournament
