// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/formats/bracket.h"
#include "tournament/model/section.h"

namespace kagetsu::tournament {

// The bracket that a section of an elimination plays by; pairing numbers are the seeds.
Bracket bracketOf(const Section &section);

// Who won each of its matches, as far as the rounds of the section tell: a match that is drawn is not decided yet
// (tournament.md#elimination).
std::vector<std::optional<Party>> winnersOf(const Section &section, const Bracket &bracket);

// The next round: all matches of it that are known, and a bye for each that meets nobody. Empty when the rounds before
// do not decide who plays, or nothing is left to play.
Round knockoutRound(const Section &section);

} // namespace kagetsu::tournament
