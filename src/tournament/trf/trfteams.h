// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// The result of a game as its party has it.
char letterOf(Outcome outcome, Party party);

// Whether teams play in it.
bool isOfTeams(const Section &section);

// A report in which each team is a player, as one in which its members are (tournament.md#report-files): they have the
// games of their boards, and lines 310, 320 and 300 have the teams, their byes, and who sat elsewhere than in the order
// of the team.
TrfReport ofMembers(TrfReport report, const Section &section);

} // namespace kagetsu::tournament
