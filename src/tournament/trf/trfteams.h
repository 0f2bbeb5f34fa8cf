// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "tournament/trf/trf.h"

namespace kagetsu::tournament {

// Returns the letter of a game's result from the view of a party.
char letterOf(Outcome outcome, Party party);

// True if the section is played by teams.
bool isOfTeams(const Section &section);

// Converts a report with teams as players into one with their members as players (tournament.md#report-files). Members
// have the games of their boards; lines 310, 320 and 300 contain the teams, their byes, and deviations from the teams'
// board order.
TrfReport ofMembers(TrfReport report, const Section &section);

} // namespace kagetsu::tournament
