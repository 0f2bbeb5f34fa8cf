// SPDX-License-Identifier: MIT
#pragma once

#include "base/seat.h"

namespace kagetsu::match {

class Match;

// What can be taken back of a game as it stands: by the players, or by the arbiter.

// Returns how many moves would be undone if this seat asked to take back; 0 if there is nothing to take back.
int takeBackMoves(const Match &match, Seat seat);

// Returns the same number for the acts of an opening, as long as no free move has followed them.
int takeBackActs(const Match &match, Seat seat);

// Returns true if the last act is a stone or an offer by this seat and its turn of the opening is still running.
bool canUndoAct(const Match &match, Seat seat);

// Returns true if the arbiter can undo the last act of the opening because no free move has followed.
bool canStepBack(const Match &match);

// Returns true if the arbiter can undo the last press: a move or an act of the opening ended a turn, and no turn was
// lost since.
bool canUndoPress(const Match &match);

// Returns true if the arbiter can undo the last order, that is, unless the result was confirmed by all.
bool canUndoOrder(const Match &match);

} // namespace kagetsu::match
