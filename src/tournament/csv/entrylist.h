// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtables.h"
#include "tournament/csv/entrycolumns.h"
#include "tournament/csv/listtable.h"
#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// Reports a row of a list of entries that could not be read completely. Rows count from 1, without empty ones.
struct EntryRowFault
{
    enum class Why : std::uint8_t {
        NoName, // the row is left out
        NameTwice, // the row is taken, but may be the same person
        RatingUnread, // the row is taken without its rating
        BirthUnread, // the row is taken without its date of birth
        SexUnread, // the row is taken without its sex
        GamesUnread, // the row is taken without its number of rated games
        FactorUnread, // the row is taken without its factor K
        TooMany, // this row and all later ones are left out
        HeadsGuessed, // the row was taken as column headings, of which some are unknown
    };

    Why why = Why::NoName;
    int row = 0;
    std::string cell {}; // the cell that could not be read, if the fault has an unreadField()

    friend bool operator==(const EntryRowFault &, const EntryRowFault &) = default;
};

// Returns the field that a row is taken without, such as the rating; nothing for other faults.
std::optional<CsvHead> unreadField(EntryRowFault::Why why);
// Returns the fault of a field that could not be read; nothing for fields that accept every text.
std::optional<EntryRowFault::Why> faultOf(CsvHead field);

// The result of reading a list of entries.
struct EntryList
{
    std::vector<EntryDetails> entries;
    std::vector<int> rows; // row of the list that each entry comes from
    std::vector<EntryRowFault> faults;
    std::vector<std::string> leftOut; // columns with text that an event cannot store: their headings, or their numbers
    std::optional<NotAList> notAList; // why the text is not a list; if set, there are no entries
    // The encoding that was guessed from letters alone; not set if it is certain.
    std::optional<record::Charset> guessed;

    friend bool operator==(const EntryList &, const EntryList &) = default;
};

inline constexpr std::size_t MostEntriesRead = 5'000;

// Returns the entries of a list whose columns have these meanings.
EntryList entriesOf(const ListTable &table, const EntryColumns &columns);

// Reads a list of players from text, such as one pasted from a spreadsheet (tournament.md#tables-for-spreadsheets).
// Columns are recognised by their headings, in any language of the program and as other pairing programs name them.
// Without headings, the first column of words contains the names, a column of three-digit or four-digit numbers the
// ratings, and three capital letters are a country.
EntryList readEntries(std::string_view text);

// Reads one player as a person types it: a name, or "name; club; rating; year of birth". Without a semicolon, the whole
// text is the name. Figures that are neither a rating nor a date are a fault, and other texts that are left out stand
// in `leftOut` as they were typed. A blank text gives nobody.
EntryList readTypedEntry(std::string_view typed);

} // namespace kagetsu::tournament
