// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/score/facts.h"

namespace kagetsu::tournament {

// Views of the same section with other results, so that one formula serves several criteria of [FIDE C.07]
// (tournament.md#criteria-of-fide).

// The kind of points that the score of a team counts.
enum class Counted : std::uint8_t { Matches, Games };

// Returns the points of a drawn match: those of a draw, or of one in each of its games.
Points pointsOfDraw(const SectionFacts &facts);
// Returns what the section itself counts first.
Counted countedFirst(const SectionFacts &facts);
// Returns the facts with match points (2, 1, 0) or game points in place of those of the score system. Adjustments
// belong to the section's own points and are omitted from the others.
SectionFacts countedBy(SectionFacts facts, Counted counted);

// Returns the facts as if all matches of the last round had ended in a draw.
SectionFacts withDrawnLastRound(SectionFacts facts);

} // namespace kagetsu::tournament
