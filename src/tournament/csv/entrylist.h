// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrycolumns.h"
#include "tournament/csv/listtable.h"
#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// A row of a list of entries that was not taken as it stands. Rows count from 1, without empty ones.
struct EntryRowFault
{
    enum class Why : std::uint8_t {
        NoName, // it is left out
        NameTwice, // it is taken, and may be the same person
        RatingUnread, // it is taken without rating
        BirthUnread, // it is taken without date of birth
        SexUnread, // it is taken without sex
        TooMany, // it and all behind it are left out
        HeadsGuessed, // it was taken as heads of columns, of which not all are known
    };

    Why why = Why::NoName;
    int row = 0;

    friend bool operator==(const EntryRowFault &, const EntryRowFault &) = default;
};

struct EntryList
{
    std::vector<EntryDetails> entries;
    std::vector<int> rows; // of each entry the row it comes from
    std::vector<EntryRowFault> faults;
    std::vector<std::string> leftOut; // columns with text that an event has no place for: their heads, or their numbers
    std::optional<NotAList> notAList; // then nobody is on it
    std::optional<record::Charset> guessed; // the encoding that it was read in, where nothing but its letters tells it

    friend bool operator==(const EntryList &, const EntryList &) = default;
};

inline constexpr std::size_t MostEntriesRead = 5'000;

// Who is on a list whose columns mean this.
EntryList entriesOf(const ListTable &table, const EntryColumns &columns);

// A list of players as text, such as one pasted out of a spreadsheet (tournament.md#tables-for-spreadsheets), with the
// columns that it is found to have. Columns are known by their heads, in any language of the program and as other
// programs for pairing call them; without heads the first column of words has the names, a column of three or four
// figures the ratings, and three capitals are a country.
EntryList readEntries(std::string_view text);

} // namespace kagetsu::tournament
