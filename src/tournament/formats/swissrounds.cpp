// SPDX-License-Identifier: MIT
#include "tournament/formats/swissrounds.h"

#include <algorithm>

namespace kagetsu::tournament {

int mostRounds(int players)
{
    return players < 2 ? 0 : players % 2 == 0 ? players - 1 : players;
}

int usualRounds(int players)
{
    int rounds = 2;
    for (int reached = 1; reached < players; reached *= 2)
        ++rounds;
    return std::min(rounds, mostRounds(players));
}

} // namespace kagetsu::tournament
