// SPDX-License-Identifier: MIT
#pragma once

#include "review/marks.h"

#include <QString>

namespace kagetsu::wording {

// What is said of a review: of a move what it missed and allowed, and of a game the whole.

// "23. Black: H8"; a pass and a move without a point by a word.
QString reviewedMoveText(std::size_t index, const record::Move &move);

// What was found of a move, each finding a sentence, the weightiest first.
QString markText(const review::Mark &mark, const review::MoveReview &move);
// Its names alone, for a list and a glance: "missed win, turning point".
QString markNames(const review::Mark &mark);

// "Missed wins: 2. Allowed wins: 3."; or that nothing was found.
QString countsText(const review::Counts &counts);
// The same with how far the review came, by which rule, and whether the record names it.
struct ReviewScope
{
    std::size_t moves = 0; // of the game
    rules::Rule rule = rules::Rule::Renju;
    bool isRuleNamed = true;
};
QString summaryText(const review::Review &review, const review::Counts &counts, const ReviewScope &scope);

QString noReviewText(review::NoReview reason);
// A line without a move.
QString noMovesText();
// While a review runs.
QString reviewProgressText(std::size_t done, std::size_t all);

} // namespace kagetsu::wording
