// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/score/matchscore.h"

namespace kagetsu::tournament {

// Returns a match with the results that follow from the rules. A game without a result is lost by the party that has
// withdrawn from a round robin (tournament.md#late-entries-and-withdrawals), and a board at which nobody of a team came
// is lost by that team (tournament.md#teams). A match of an elimination is over once nobody can catch up
// (tournament.md#elimination). All other results are as entered.
Match settled(const Section &section, int round, Match match);

} // namespace kagetsu::tournament
