// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrylist.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// Who of a list is to be entered in a section.
struct Newcomers
{
    std::vector<EntryDetails> entries;
    std::vector<std::string> namesakes; // of somebody else, who is on the list or entered; each once
    std::vector<std::size_t> namesakePlaces; // of the entries on the list that are such
    std::vector<std::size_t> knownPlaces; // of those left out, as nothing tells them from somebody who is there
    int known() const { return static_cast<int>(knownPlaces.size()); }
};

// Who is entered already, or stands in the list twice, is left out: the same name, and nothing known of both that
// differs (tournament.md#tables-for-spreadsheets). Namesakes of whom something differs are different people.
Newcomers newcomersOf(const EntryList &list, const Section &section);

} // namespace kagetsu::tournament
