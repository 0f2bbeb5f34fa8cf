// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The facts about an entry that the pairing of a Swiss round needs (tournament.md#what-a-swiss-round-needs).
struct SwissFacts
{
    EntryId id;
    int number = 0;
    Points points;
    std::vector<EntryId> opponents; // opponents already played, in the order of rounds
    // One element for each game that counts for the balance of sides, in the order of rounds: true if it opened.
    std::vector<bool> opened;
    // True if in the last round it played someone with fewer points, or got points without a game.
    bool movedDown = false;
    bool movedUp = false; // true if in the last round it played someone with more points
    int byes = 0; // an entry with more byes gets no pairing bye while another entry can get it
    std::string club;
    std::string country;

    friend bool operator==(const SwissFacts &, const SwissFacts &) = default;
};

// Returns the facts of all entries that take part in the next round, by pairing number.
std::vector<SwissFacts> swissFactsOf(const Section &section);

} // namespace kagetsu::tournament
