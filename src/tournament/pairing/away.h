// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::pairing {

// A player who is not paired in this round but takes part in later ones: absent, or with a requested bye. The members
// are those of Player. The number is different from that of every player.
struct Away
{
    int number = 0;
    std::vector<int> met;
    int byes = 0;

    friend bool operator==(const Away &, const Away &) = default;
};

} // namespace kagetsu::pairing
