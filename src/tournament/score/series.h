// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/match.h"

namespace kagetsu::tournament {

// Who is ahead in a match over so many games by more than can still be won; nothing while it is open, or where it ended
// level and needs another game (tournament.md#elimination).
std::optional<Party> winnerOfSeries(const Match &match, int games);

} // namespace kagetsu::tournament
