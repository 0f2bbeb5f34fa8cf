// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

namespace kagetsu::review {

// The move that decided a game by fours and threes (analysis.md#decided-by-fours-and-threes).
struct Decided
{
    std::size_t move = 0; // index; a move of the side that did not win
    Win win; // that the winner, who is to move, has after it; not proven to be a shortest one
    // Says whether the winner had such a win at his turn before, too. Never Yes.
    Known hadBefore = Known::No;

    friend bool operator==(const Decided &, const Decided &) = default;
};

// Returns the last move after which the winner had a win by fours and threes at each of his turns. Returns nothing if
// nobody won, if the winner had none at his last turn or one at his first, or if the search was stopped. Each question
// may examine `options.nodes` positions.
std::optional<Decided> decidedBy(const Line &line, solver::ThreeSolver &solver, const Options &options);

} // namespace kagetsu::review
