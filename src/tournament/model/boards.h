// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The boards of a match of teams (tournament.md#teams): each game of it is a board, from 0.

// Whether both are teams of which somebody knows the members.
bool isOfTeams(const Section &section, const Match &match);

// Which member sits at each board, from 1; 0: nobody. Until a line-up is given, the first members in their order.
std::vector<int> lineUpOf(const Section &section, const Match &match, Party party);

// The name of who sits there; empty: nobody, or it is no team.
std::string memberAt(const Section &section, const Match &match, Party party, int board);

} // namespace kagetsu::tournament
