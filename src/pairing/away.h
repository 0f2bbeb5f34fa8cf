// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace kagetsu::pairing {

// Who is not paired in this round and will be in those after it: absent, or with a bye that was asked for. The members
// are those of a Player, and the number is that of no player.
struct Away
{
    int number = 0;
    std::vector<int> met;
    int byes = 0;

    friend bool operator==(const Away &, const Away &) = default;
};

} // namespace kagetsu::pairing
