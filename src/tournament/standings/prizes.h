// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/standings/standings.h"

namespace kagetsu::tournament {

// Categories and prizes of a section (tournament.md#categories-and-prizes).

// The standings of those who are in the category, with places among themselves.
std::vector<Standing> standingsIn(const Section &section, const Category &category);

// One prize, or several that are shared.
struct Award
{
    std::vector<std::size_t> prizes; // places in Rankings::prizes
    std::vector<EntryId> winners; // nobody: none of the category is left
    int amount = 0; // of money for each winner, in hundredths, rounded down

    friend bool operator==(const Award &, const Award &) = default;
};

// In the order of the prizes. Of an elimination, by how far each came.
std::vector<Award> awardsOf(const Section &section);

} // namespace kagetsu::tournament
