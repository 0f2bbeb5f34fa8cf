// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

namespace kagetsu::tournament {

// Tells which results a round still lacks. Window, playing table and command line all ask here, so that they agree on
// when a round can be closed.

// True if at least one game of the match has a result.
bool hasReport(const Match &match);
// True if all games of an elimination match have results, or the arbiter has ruled, and neither party is ahead, so that
// it is not known who advances (tournament.md#elimination). False if both have lost: then nobody does.
bool isLevel(const Section &section, const Match &match);
// True if nothing more needs to be played in the match and the next round can be paired: it has all results, including
// those that follow from a withdrawal or an empty board, and in an elimination it has a winner or both have lost.
// `round` counts from 1.
bool isDecided(const Section &section, int round, const Match &match);
// Returns the undecided tables of a round, in its order. A round without any can be finished. Returns none for a round
// that does not exist.
std::vector<int> openTables(const Section &section, int round);

// Returns the table whose result is entered next: the first undecided one after this table, continuing from the top; 0
// if all are decided. After table 0, that is the first undecided one.
int nextOpenTable(const Section &section, int round, int after);
// Returns the first game of a match without a result, from 0; 0 if all games have one.
int firstOpenGame(const Match &match);
// Returns in how many matches of a round something was entered: a result or a ruling.
int enteredMatches(const Round &round);

} // namespace kagetsu::tournament
