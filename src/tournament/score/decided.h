// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// What the results of a round still lack. Window, playing table and command line ask here, so that a round that one of
// them closes is one that all of them would close.

// Some game of the match has a result.
bool hasReport(const Match &match);
// A match of an elimination in which all games have results, or the arbiter ruled, and nobody is ahead: it does not
// say who goes on (tournament.md#elimination).
bool isLevel(const Section &section, const Match &match);
// Nothing more is to be played in the match, and it says all that the next round needs: it has its results, also those
// that follow from a withdrawal or an empty board, and in an elimination it has a winner. `round` counts from 1.
bool isDecided(const Section &section, int round, const Match &match);
// The tables of a round whose matches are not decided, in the order of the round; a round without any may be finished.
// None for a round that does not exist.
std::vector<int> openTables(const Section &section, int round);

} // namespace kagetsu::tournament
