// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// Tables of spreadsheets as text: UTF-8, rows of cells (tournament.md#tables-for-spreadsheets).
using CsvRow = std::vector<std::string>;
using CsvTable = std::vector<CsvRow>;

inline constexpr std::size_t MostCsvRows = 100'000;

// With the mark of UTF-8, by which spreadsheets know the characters, and lines that end with CR LF. A cell is quoted
// where it has to be. A text that a spreadsheet would take for a formula gets a blank before it.
std::string writeCsv(const CsvTable &table, char separator);

// Also what is pasted out of a spreadsheet, whose cells are parted by tabs. The separator is the one of tab, semicolon
// and comma that stands most often in the first line that has any, or the one that a first line "sep=;" names. Cells
// are without blanks at their ends; rows without any text are left out. Any text is some table; rows beyond MostCsvRows
// are not read.
CsvTable readCsv(std::string_view text);

} // namespace kagetsu::tournament
