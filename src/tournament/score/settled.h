// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/score/matchscore.h"

namespace kagetsu::tournament {

// A match with the forfeits that follow from a withdrawal out of a round robin: a game without a result is lost by who
// has left (tournament.md#late-entries-and-withdrawals), and a board of a team where nobody came by that team
// (tournament.md#teams). In an elimination a match is over when nobody can catch up (tournament.md#elimination). All
// others are as they were entered.
Match settled(const Section &section, int round, Match match);

} // namespace kagetsu::tournament
