// SPDX-License-Identifier: MIT
#pragma once

#include "result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// A sheet of a workbook of a spreadsheet, .xlsx or .ods (tournament.md#workbooks): texts as its cells show them, UTF-8.
// Numbers are as they are kept, whatever a cell shows of them; dates are "2001-05-12". Of a formula there is the value
// that was saved with it: none is computed, and no macro is run.
struct Sheet
{
    std::vector<std::string> names; // of all sheets of the workbook, in their order
    std::size_t place = 0; // of this one among them
    std::vector<std::vector<std::string>> rows; // also empty ones; without empty cells at their ends
    bool isCut = false; // there is more of it than MostSheetRows, MostSheetColumns or MostSheetCells

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

enum class WorkbookFault : std::uint8_t {
    NotAWorkbook, // it is something else
    Locked, // behind a password
    Damaged,
    TooLarge, // unpacked
    NoSuchSheet,
    NoReader, // what reads it is not installed
};

inline constexpr std::size_t MostSheetRows = 100'000;
inline constexpr std::size_t MostSheetColumns = 1'000;
inline constexpr std::size_t MostSheetCells = 1'000'000; // with a text
inline constexpr std::size_t MostCellBytes = 10'000; // what is longer is cut at a character

// Reads the sheet of this name or, without one, the first that is not hidden. It needs libraries that only few starts
// of a program need, so who has a file hands it on (readWorkbook() of tournament/sheet).
using WorkbookReader =
    std::function<Result<Sheet, WorkbookFault>(std::string_view bytes, const std::optional<std::string> &name)>;

// Whether bytes begin as an archive does, which every workbook is.
inline bool mayBeWorkbook(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04");
}

} // namespace kagetsu::tournament
