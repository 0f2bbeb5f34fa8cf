// SPDX-License-Identifier: MIT
#pragma once

#include "review/marks.h"

#include <result.h>

#include <memory>

namespace kagetsu::ui {

// The line of a game that is to be reviewed, from the root to a node.
struct ReviewQuestion
{
    std::shared_ptr<const record::Game> game;
    record::NodeId end = record::GameTree::root();
    std::optional<rules::Rule> rule {}; // that it was played by, where that is known
};

// A reviewed game, with what stands at its moves.
struct GameReview
{
    review::GameLine game;
    review::Review review;
    std::vector<review::Mark> marks;
    bool isRuleNamed = true; // false: by the rule that most records without one were played by
    record::NodeId end = record::GameTree::root(); // that was asked for

    // The mark at this node, as a place in `marks`.
    std::optional<std::size_t> markAt(record::NodeId node) const;
    std::vector<record::Move> movesOfMarks() const;
    record::NodeId nodeOf(const review::Mark &mark) const { return game.nodes[mark.move]; }
    friend bool operator==(const GameReview &, const GameReview &) = default;
};

// The line it is of is in this game as it was reviewed; the rule is that of the question.
bool isStillOf(const GameReview &review, const record::Game &game, std::optional<rules::Rule> rule);

using ReviewAnswer = Result<GameReview, review::NoReview>;

// In any thread.
ReviewAnswer reviewOf(const ReviewQuestion &question, solver::FourSolver &solver, const review::Options &options);

} // namespace kagetsu::ui
