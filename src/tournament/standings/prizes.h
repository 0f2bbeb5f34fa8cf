// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/standings/standings.h"

namespace kagetsu::tournament {

// The categories and prizes of a section (tournament.md#categories-and-prizes).

// Returns the standings of the players in the category, with places among themselves.
std::vector<Standing> standingsIn(const Section &section, const Category &category);

// One prize, or several prizes that are shared.
struct Award
{
    std::vector<std::size_t> prizes; // indices in Rankings::prizes
    std::vector<EntryId> winners; // in the order of the standings; empty if nobody of the category is left
    // Money for each winner, in hundredths; none if the prizes have no money. It adds up to that of the prizes: what
    // cannot be divided goes to the first winners, a hundredth each.
    std::vector<int> amounts;

    friend bool operator==(const Award &, const Award &) = default;
};

// Returns the awards in the order of the prizes. In an elimination, players are ranked by how far they came.
std::vector<Award> awardsOf(const Section &section);

} // namespace kagetsu::tournament
