// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// What the pairing of a Swiss round asks of an entry (tournament.md#what-a-swiss-round-needs).
struct SwissFacts
{
    EntryId id;
    int number = 0;
    Points points;
    std::vector<EntryId> opponents; // whom it has played, in the order of rounds
    std::vector<bool> opened; // of the games that count for the balance of sides, in the order of rounds
    bool movedDown = false; // in the round before: played someone with fewer points, or had points without a game
    bool movedUp = false; // in the round before: played someone with more points
    int byes = 0; // who had more gets no other pairing bye while somebody else can
    std::string club;
    std::string country;

    friend bool operator==(const SwissFacts &, const SwissFacts &) = default;
};

// Of all who take part in the next round, by pairing number.
std::vector<SwissFacts> swissFactsOf(const Section &section);

} // namespace kagetsu::tournament
