// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/csv/entrylist.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The entries of a list that are to be entered in a section.
struct Newcomers
{
    std::vector<EntryDetails> entries;
    std::vector<std::string> namesakes; // names shared with another person on the list or in the section; each once
    std::vector<std::size_t> namesakePlaces; // indices of the entries on the list with such names
    // Indices of entries that are left out because nothing tells them apart from someone in the section.
    std::vector<std::size_t> knownPlaces;
    int known() const { return static_cast<int>(knownPlaces.size()); }
};

// Leaves out entries that are in the section already or appear twice in the list: they have the same name, and no
// detail known of both differs (tournament.md#tables-for-spreadsheets). Namesakes that differ in a detail are different
// people.
Newcomers newcomersOf(const EntryList &list, const Section &section);

} // namespace kagetsu::tournament
