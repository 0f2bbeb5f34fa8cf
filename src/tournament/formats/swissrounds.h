// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::tournament {

// How many rounds a Swiss of so many players has (tournament.md#swiss-settings).

// So many find the winner, and order most of the others: the logarithm to the base 2, and two more; never more than
// mostRounds().
int usualRounds(int players);
// Until everybody has met everybody.
int mostRounds(int players);

} // namespace kagetsu::tournament
