// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/listpreview.h"

#include <optional>
#include <string>

namespace kagetsu::cli {

// A list of players that a command reads (command-line.md#tournament-enter).
struct ListArguments
{
    std::string file; // empty if there is none
    std::string charset; // encoding of the table; if empty, it is detected
    std::string sheet; // sheet of the workbook; if empty, the first one
    std::string columns; // codes of the columns, separated by commas; if empty, they are detected
    std::optional<int> headRows; // rows above the first player; if not set, they are detected
    bool isTrial = false; // true if nobody is to be entered, so that faulty rows are shown as well
};

// A list that was read, with the table and the columns it was read from.
struct ReadList
{
    tournament::ListTable table {};
    tournament::EntryColumns columns {};
    tournament::EntryList list {};
};

// Reads the list. Prints on standard error what is wrong with it and, if something prevents reading it or a row would
// be left out silently, returns nothing.
std::optional<ReadList> readList(const ListArguments &arguments);

} // namespace kagetsu::cli
