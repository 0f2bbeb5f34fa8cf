// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// What the pairing of a Swiss round needs to know about an entry (tournament.md#what-a-swiss-round-needs).
struct SwissFacts
{
    EntryId id;
    int number = 0;
    Points points;
    std::vector<EntryId> opponents; // opponents already played, in the order of rounds
    // whether it opened, for each game that counts for the balance of sides, in the order of rounds
    std::vector<bool> opened;
    bool movedDown = false; // in the last round it played someone with fewer points, or got points without a game
    bool movedUp = false; // in the last round it played someone with more points
    int byes = 0; // an entry with more byes gets no pairing bye while another entry can get it
    std::string club;
    std::string country;

    friend bool operator==(const SwissFacts &, const SwissFacts &) = default;
};

// Returns the facts of all entries that take part in the next round, by pairing number.
std::vector<SwissFacts> swissFactsOf(const Section &section);

} // namespace kagetsu::tournament
