// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/marks.h"

#include <QString>

#include <optional>

namespace kagetsu::text {

// The texts of a review: what a move missed and allowed, and the summary of a game.

// Returns a move with its number: "23. Black: H8"; a pass, or a move without a point, is described by a word.
QString reviewedMoveText(std::size_t index, const record::Move &move);

// Returns what was found about a move, one sentence for each finding, the most important first.
QString markText(const review::Mark &mark, const review::MoveReview &move);
// Returns only the names of the findings, for a list: "missed win by fours, turning point".
QString markNames(const review::Mark &mark);

// Returns "Missed wins by fours: 2. Allowed wins by fours: 3.", or that nothing was found.
QString countsText(const review::Counts &counts);
// Returns at how many turns it is left open whether fours and threes won.
QString threesText(const review::ThreesSaid &threes);
// The extent of a review, its rule, and whether the record names that rule. summaryText() adds this to the counts, and
// how far threes were looked at.
struct ReviewScope
{
    std::size_t moves = 0; // number of moves in the game
    rules::Rule rule = rules::Rule::Renju;
    bool isRuleNamed = true;
    bool goesOn = false; // wins by threes are still looked for
};
QString summaryText(const review::Review &review, const review::Counts &counts, const ReviewScope &scope);

// Returns what an engine thinks of a move that lost; `side` made it.
QString lossText(const review::Loss &loss, rules::Side side);

// Returns who is better after this many moves of a game: whose win is proven, or else what an engine thinks, from -1
// for White to 1 for Black, or that nothing is known.
QString courseText(int moves, std::optional<rules::Side> proven, std::optional<double> worth);
// Returns the same for an opinion of a review: the win rate of the side that is better, and the depth.
QString opinionText(int moves, const review::Value &value);

// Returns why a game cannot be reviewed.
QString noReviewText(review::NoReview reason);
// Returns the text for a line without moves.
QString noMovesText();
// Return the text shown while a review runs, while it goes on to look for wins by threes, and while an engine is asked.
QString reviewProgressText(std::size_t done, std::size_t all);
QString threesProgressText(std::size_t done, std::size_t all);
QString engineProgressText(std::size_t done, std::size_t all);

} // namespace kagetsu::text
