// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"
#include "tournament/csv/csvtext.h"
#include "tournament/csv/listkind.h"
#include "tournament/model/sheet.h"

namespace kagetsu::tournament {

// The cells of a list of players, before the meaning of its columns is decided.
struct ListTable
{
    CsvTable rows; // rows without empty ones
    std::vector<std::string> sheets; // the sheets of the workbook that the list comes from; empty for other files
    std::size_t sheet = 0; // index in `sheets`
    bool isCut = false; // true if the file has more rows than were read
    std::optional<NotAList> notAList; // why the file is not a list; if set, there are no rows
    // The encoding that was guessed from letters alone; not set if it is certain.
    std::optional<record::Charset> guessed;
    // the encoding that the file was read in, or tried in if it is not a list; not set for workbooks and pasted texts
    std::optional<record::Charset> charset {};

    friend bool operator==(const ListTable &, const ListTable &) = default;
};

// Choices that the user makes before a file is read.
struct ListChoices
{
    std::optional<record::Charset> charset {};
    std::optional<std::string> sheet {};
};

// True if a file that is not a list as it was read may be one in another encoding.
inline bool mayBeInAnotherEncoding(const ListTable &table)
{
    return table.notAList && table.charset
        && (table.notAList->why == NotAList::Why::UnknownEncoding || table.notAList->why == NotAList::Why::DamagedText);
}

// Reads a text, such as one pasted from a spreadsheet.
ListTable tableOfText(std::string_view text);
// Reads a file: a workbook, or a text in the given or detected encoding.
ListTable tableOfFile(std::string_view bytes, const ListChoices &choices, const WorkbookReader &workbooks);

} // namespace kagetsu::tournament
