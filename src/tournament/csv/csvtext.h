// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// Spreadsheet tables as text: UTF-8, rows of cells (tournament.md#tables-for-spreadsheets).
using CsvRow = std::vector<std::string>;
using CsvTable = std::vector<CsvRow>;

inline constexpr std::size_t MostCsvRows = 100'000;

// Writes a table with a byte order mark, by which spreadsheets recognise UTF-8, and with CR LF line ends. A cell is
// quoted if necessary. A text that a spreadsheet would take for a formula gets a leading blank.
std::string writeCsv(const CsvTable &table, char separator);

// Reads CSV, or cells pasted from a spreadsheet, which are separated by tabs. The separator is whichever of tab,
// semicolon and comma is most frequent in the first line that has any, or the one that a first line "sep=;" names.
// Blanks at the ends of cells are removed, and rows without text are skipped. Any text gives a table; rows beyond
// MostCsvRows are not read.
CsvTable readCsv(std::string_view text);

} // namespace kagetsu::tournament
