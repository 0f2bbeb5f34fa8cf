// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/marks.h"
#include "base/result.h"

#include <memory>

namespace kagetsu::ui {

// The line of a game to be reviewed, from the root to a node.
struct ReviewQuestion
{
    std::shared_ptr<const record::Game> game;
    record::NodeId end = record::GameTree::root();
    std::optional<rules::Rule> rule {}; // the rule of the game, if known
};

// A reviewed game, with the findings at its moves.
struct GameReview
{
    review::GameLine game;
    review::Review review;
    std::vector<review::Mark> marks;
    bool isRuleNamed = true; // false: reviewed by the rule of most records without one
    record::NodeId end = record::GameTree::root(); // end of the requested line

    // Returns the mark at this node as an index into `marks`.
    std::optional<std::size_t> markAt(record::NodeId node) const;
    std::vector<record::Move> movesOfMarks() const;
    record::NodeId nodeOf(const review::Mark &mark) const { return game.nodes[mark.move]; }
    friend bool operator==(const GameReview &, const GameReview &) = default;
};

// True if the game still contains the reviewed line and the rule is unchanged.
bool isStillOf(const GameReview &review, const record::Game &game, std::optional<rules::Rule> rule);

using ReviewAnswer = Result<GameReview, review::NoReview>;

// Reviews a line; can be called in any thread.
ReviewAnswer reviewOf(const ReviewQuestion &question, solver::FourSolver &solver, const review::Options &options);

} // namespace kagetsu::ui
