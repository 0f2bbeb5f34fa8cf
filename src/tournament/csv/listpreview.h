// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/newcomers.h"

namespace kagetsu::tournament {

// What becomes of a row of a list.
struct RowFate
{
    enum class Kind : std::uint8_t {
        Above, // of the heads: a title
        Head,
        Entered,
        Namesake, // entered, and somebody else has this name
        Known, // left out: nothing tells it from somebody who is there, or above it
        NoName, // left out
        TooMany, // left out
    };

    Kind kind = Kind::Entered;
    std::size_t entry = 0; // of those on the list; only of Entered, Namesake and Known
    std::vector<EntryRowFault::Why> unread {}; // what else of the row was not taken: RatingUnread and its like

    friend bool operator==(const RowFate &, const RowFate &) = default;
};

// What would happen if this list were entered now: one for each row of its table.
struct ListPreview
{
    EntryList list;
    Newcomers newcomers;
    std::vector<RowFate> rows;
};
ListPreview previewOf(const ListTable &table, const EntryColumns &columns, const Section &section);

} // namespace kagetsu::tournament
