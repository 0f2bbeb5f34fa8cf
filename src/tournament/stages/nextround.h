// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// Tells how far a section has come, and makes the next rounds of formats that need no pairing.

// Returns the number of rounds of the section, as planned or as its format requires; 0 if it is not known in advance.
int plannedRounds(const Section &section);
// True if all entries but one are out (tournament.md#out-after-losses).
bool isOneLeft(const Section &section);
// True if the last round is closed but the section is not.
bool isPlayedOut(const Section &section);

// Returns all remaining rounds of a round robin, or the next round of an elimination, as drafts. Returns none if no
// round is left, or if it is not decided yet who plays.
std::vector<Round> roundsByFormat(const Event &event, const Section &section);

// Returns the last round that there is something to show of: the last one that is drawn up, or the one to be paired
// next.
int lastShownRound(const Section &section);

} // namespace kagetsu::tournament
