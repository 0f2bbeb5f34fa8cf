// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/section.h"

#include <string_view>

namespace kagetsu::tournament {

class Log;

// A table of an event by its name (tournament.md#tables-for-spreadsheets).
struct TableChoice
{
    std::string_view name; // "entries", "pairings", "standings" and so on
    std::optional<int> round {}; // round of the pairings; if not set, the last published one
    bool hasFullNames = false; // true if tables for everybody show full names of minors, too
};

// Returns the table, or nothing if there is none of this name. Pairings of a draft are left out, because drafts are for
// the arbiter only.
std::optional<CsvTable> eventTable(const Log &log, const Section &section, const TableChoice &choice);

// Lists all lines of the log, with their actions as JSON.
CsvTable logTable(const Log &log);

} // namespace kagetsu::tournament
