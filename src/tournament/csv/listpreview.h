// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/newcomers.h"

namespace kagetsu::tournament {

// The effect of entering a list on one of its rows.
struct RowFate
{
    enum class Kind : std::uint8_t {
        Above, // a title above the headings
        Head,
        Entered,
        Namesake, // entered, although another entry has the same name
        Known, // left out: nothing tells it apart from an existing entry or an earlier row
        NoName, // left out
        TooMany, // left out
    };

    Kind kind = Kind::Entered;
    std::size_t entry = 0; // index of the entry on the list; only for Entered, Namesake and Known
    // Other values of the row that could not be read: RatingUnread and the like.
    std::vector<EntryRowFault::Why> unread {};

    friend bool operator==(const RowFate &, const RowFate &) = default;
};

// Returns "entered", "already-entered" and the like.
std::string_view codeOf(RowFate::Kind kind);

// The effect of entering this list now, with one fate for each row of its table.
struct ListPreview
{
    EntryList list;
    Newcomers newcomers;
    std::vector<RowFate> rows;
};
// True if a row of this kind becomes an entry.
inline bool isEntered(const RowFate &fate)
{
    return fate.kind == RowFate::Kind::Entered || fate.kind == RowFate::Kind::Namesake;
}
// Returns how many rows of people are left out.
int leftOutOf(const ListPreview &preview);
ListPreview previewOf(const ListTable &table, const EntryColumns &columns, const Section &section);

} // namespace kagetsu::tournament
