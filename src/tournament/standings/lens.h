// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"

namespace kagetsu::tournament {

// The same section seen otherwise, so that one formula serves several criteria of [FIDE C.07]
// (tournament.md#criteria-of-fide).

// Which points a team's score counts.
enum class Counted : std::uint8_t { Matches, Games };

// What the section itself counts first.
Counted countedFirst(const SectionFacts &facts);
// With match points (2, 1, 0) or game points in place of those of the score system. Adjustments belong to the section's
// own points and are left out of the others.
SectionFacts countedBy(SectionFacts facts, Counted counted);

// As if all matches of the last round had ended in a draw, whatever came of them.
SectionFacts withDrawnLastRound(SectionFacts facts);

} // namespace kagetsu::tournament
