// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/happenings.h"
#include "tournament/csv/csvtext.h"

namespace kagetsu::cli {

// Returns the rows that every form of the log is made of, with the sentences of the page in the window. Lines count
// from 1, times are UTC (command-line.md#tournament-log).
tournament::CsvTable logTable(const std::vector<text::ToldLine> &log);
// Prints the rows. Empty cells are left out of the JSON, and at the end of a line of text.
void printLog(const tournament::CsvTable &rows, bool json);

} // namespace kagetsu::cli
