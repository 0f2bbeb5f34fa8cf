// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::tournament {

// Who meets whom in a round robin (tournament.md#round-robin), by pairing numbers from 1.
struct Meeting
{
    int opener = 0;
    int second = 0; // 0: nobody, the opener is free

    friend bool operator==(const Meeting &, const Meeting &) = default;
};

using Meetings = std::vector<Meeting>; // of one round, by table; who is free stands last

// The tables of Berger: each pair once, and everybody opens as often as not, or once more or less. Nothing for fewer
// than two.
std::vector<Meetings> roundRobin(int entries);

// Two cycles, the second with the other opener. With an even number some have three equal sides where they join, unless
// the last two rounds of the first cycle change places.
std::vector<Meetings> doubleRoundRobin(int entries, bool swapLastTwo);

} // namespace kagetsu::tournament
