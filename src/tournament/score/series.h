// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

namespace kagetsu::tournament {

// Returns the party whose lead in a match of this many games can no longer be caught up. Returns nothing while the
// match is undecided, or if it ended level and needs another game (tournament.md#elimination).
std::optional<Party> winnerOfSeries(const Match &match, int games);

// True if both have lost a match over so many games: all of these, and any played after a tie, have results, and the
// points are equal but less than half of all, because neither came to some game.
bool areBothLosersOfSeries(const Match &match, int games);

} // namespace kagetsu::tournament
