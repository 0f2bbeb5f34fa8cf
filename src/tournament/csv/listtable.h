// SPDX-License-Identifier: MIT
#pragma once

#include "record/text/charset.h"
#include "tournament/csv/csvtext.h"
#include "tournament/csv/listkind.h"
#include "tournament/csv/sheet.h"

namespace kagetsu::tournament {

// The cells of a list of players, before anybody says what its columns mean.
struct ListTable
{
    CsvTable rows; // without empty ones
    std::vector<std::string> sheets; // of the workbook that it comes from; none otherwise
    std::size_t sheet = 0; // among them
    bool isCut = false; // there was more of it than is read
    std::optional<NotAList> notAList; // then there are no rows
    std::optional<record::Charset> guessed; // the encoding that it was read in, where nothing but its letters tells it

    friend bool operator==(const ListTable &, const ListTable &) = default;
};

// What somebody knows of a file beforehand.
struct ListChoices
{
    std::optional<record::Charset> charset {};
    std::optional<std::string> sheet {};
};

// A text, such as one pasted out of a spreadsheet.
ListTable tableOfText(std::string_view text);
// A file: a workbook, or a text in the encoding that is chosen or found.
ListTable tableOfFile(std::string_view bytes, const ListChoices &choices, const WorkbookReader &workbooks);

} // namespace kagetsu::tournament
