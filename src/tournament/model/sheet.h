// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::tournament {

// One sheet of a spreadsheet workbook, .xlsx or .ods (tournament.md#workbooks), with cell texts as displayed, in UTF-8.
// Numbers are as stored, whatever format the cell displays them in; dates are written "2001-05-12". A formula gives the
// value that was saved with it: no formula is computed and no macro is run.
struct Sheet
{
    std::vector<std::string> names; // names of all sheets of the workbook, in order
    std::size_t place = 0; // index of this sheet in `names`
    std::vector<std::vector<std::string>> rows; // includes empty rows; trailing empty cells are removed
    bool isCut = false; // true if the sheet exceeds MostSheetRows, MostSheetColumns or MostSheetCells

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

// The reason why a workbook could not be read.
enum class WorkbookFault : std::uint8_t {
    NotAWorkbook, // the file is something else
    Locked, // protected by a password
    Damaged,
    TooLarge, // the decompressed workbook is too large
    NoSuchSheet,
    NoReader, // the library that reads workbooks is not installed
};

inline constexpr std::size_t MostSheetRows = 100'000;
inline constexpr std::size_t MostSheetColumns = 1'000;
inline constexpr std::size_t MostSheetCells = 1'000'000; // cells with text
inline constexpr std::size_t MostCellBytes = 10'000; // longer cells are cut at a character boundary

// Reads the sheet of this name or, without a name, the first visible sheet. The reader needs libraries that few runs of
// the program need, so it is passed in by the caller that has a file (readWorkbook() of tournament/sheet).
using WorkbookReader =
    std::function<Result<Sheet, WorkbookFault>(std::string_view bytes, const std::optional<std::string> &name)>;

// True if the bytes begin as a ZIP archive, which every workbook is.
inline bool mayBeWorkbook(std::string_view bytes)
{
    return bytes.starts_with("PK\x03\x04");
}

} // namespace kagetsu::tournament
