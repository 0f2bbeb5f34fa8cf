// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/review.h"

namespace kagetsu::review {

// The limits of a search for wins by fours and threes in a game.
struct ThreesOptions
{
    std::uint64_t nodes = 300'000; // node limit for all questions together
    std::stop_token stop {};
    // Called after every question, in the thread of the search. Returning false ends it.
    std::function<bool(const Progress &)> goesOn {};
    // Called in that thread with what is known so far, whenever a round has found something more.
    std::function<void(const Review &)> better {};
};

// Adds to a complete review by fours what fours and threes win, miss and allow (analysis.md#threes-in-a-review). It
// asks about all turns with few nodes first, from the last turn to the first, and about those that are left with more
// each round, until all are decided or a limit is reached. A review that has been through this goes on with more nodes
// than before. The result does not depend on earlier questions to the solvers.
Review addThrees(const Line &line, Review review, solver::FourSolver &fours, solver::ThreeSolver &threes,
    const ThreesOptions &options = {});

// The limits of a search for proofs of the wins that an engine announces.
struct ProofOptions
{
    std::uint64_t each = 100'000; // node limit for each question
    std::uint64_t nodes = 1'000'000; // for all questions together
    std::stop_token stop {};
};

// Looks for wins by fours and threes at these turns, where an engine says that the side to move wins: a proof takes the
// place of the opinion. A turn is counted as in ThreesSaid. The review has been through addThrees().
Review proveTurns(const Line &line, Review review, const std::vector<std::size_t> &turns, solver::FourSolver &fours,
    solver::ThreeSolver &threes, const ProofOptions &options = {});

} // namespace kagetsu::review
