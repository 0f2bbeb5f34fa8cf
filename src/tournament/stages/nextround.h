// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/event.h"

namespace kagetsu::tournament {

// How far a section has come, and what its format gives next without any pairing.

// Rounds of the section, as planned or as its format has them; 0 where that is not known before.
int plannedRounds(const Section &section);
// All others are out (tournament.md#out-after-losses).
bool isOneLeft(const Section &section);
// The last round is closed, and the section is not.
bool isPlayedOut(const Section &section);

// The next rounds of a round robin, or the next round of an elimination, as drafts. None where there is none left, or
// where it is not decided yet who plays.
std::vector<Round> roundsByFormat(const Event &event, const Section &section);

} // namespace kagetsu::tournament
