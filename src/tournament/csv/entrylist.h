// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/csvtext.h"
#include "tournament/model/entry.h"

namespace kagetsu::tournament {

// A row of a list of entries that was not taken as it stands. Rows count from 1, without empty ones.
struct EntryRowFault
{
    enum class Why : std::uint8_t {
        NoName, // it is left out
        NameTwice, // it is taken, and may be the same person
        RatingUnread, // it is taken without rating
        TooMany, // it and all behind it are left out
    };

    Why why = Why::NoName;
    int row = 0;

    friend bool operator==(const EntryRowFault &, const EntryRowFault &) = default;
};

struct EntryList
{
    std::vector<EntryDetails> entries;
    std::vector<EntryRowFault> faults;

    friend bool operator==(const EntryList &, const EntryList &) = default;
};

inline constexpr std::size_t MostEntriesRead = 5'000;

// A list of players, of a file or pasted out of a spreadsheet (tournament.md#tables-for-spreadsheets). Columns are
// known by their heads, in any language of the program; without heads the first column of words has the names, a column
// of three or four figures the ratings, and three capitals are a country.
EntryList readEntries(std::string_view text);

} // namespace kagetsu::tournament
