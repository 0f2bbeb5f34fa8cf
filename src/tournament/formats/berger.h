// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::tournament {

// A meeting of two entries in a round robin (tournament.md#round-robin), by pairing numbers from 1.
struct Meeting
{
    int opener = 0;
    int second = 0; // 0 if there is no opponent: the opener has a bye

    friend bool operator==(const Meeting &, const Meeting &) = default;
};

using Meetings = std::vector<Meeting>; // the meetings of one round, by table; a bye comes last

// Returns the rounds of the Berger tables: every pair meets once, and each entry opens as often as not, give or take
// one game. Returns nothing for fewer than two entries.
std::vector<Meetings> roundRobin(int entries);

// Returns two cycles, the second with the openers exchanged. With an even number of entries, some would have the same
// side three times in a row where the cycles join, unless the last two rounds of the first cycle are swapped.
std::vector<Meetings> doubleRoundRobin(int entries, bool swapLastTwo);

} // namespace kagetsu::tournament
