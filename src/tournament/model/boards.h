// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The boards of a match of teams (tournament.md#teams). Each game of the match is one board, counted from 0.

// True if both parties are teams with at least one known member.
bool isOfTeams(const Section &section, const Match &match);

// Returns the member at each board, from 1; 0 means nobody. Until a line-up is given, these are the first members in
// their order.
std::vector<int> lineUpOf(const Section &section, const Match &match, Party party);

// Returns the name of the member at a board; empty if nobody sits there or the party is not a team.
std::string memberAt(const Section &section, const Match &match, Party party, int board);

} // namespace kagetsu::tournament
