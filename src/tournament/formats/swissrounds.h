// SPDX-License-Identifier: MIT
#pragma once

namespace kagetsu::tournament {

// The number of rounds of a Swiss tournament by the number of players (tournament.md#swiss-settings).

// Returns the number of rounds that finds the winner and orders most other players: the logarithm to the base 2, plus
// two, but never more than mostRounds().
int usualRounds(int players);
// Returns the number of rounds after which everybody has met everybody.
int mostRounds(int players);

} // namespace kagetsu::tournament
