// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/marks.h"
#include "analysis/review/threesreview.h"
#include "base/result.h"
#include "engine/review/appraiser.h"

#include <memory>

namespace kagetsu::ui {

// A reviewed game, with the findings at its moves.
struct GameReview
{
    review::GameLine game;
    review::Review review;
    std::vector<review::Mark> marks;
    bool isRuleNamed = true; // false: reviewed by the rule of most records without one
    record::NodeId end = record::GameTree::root(); // end of the requested line
    review::Opinions opinions {}; // of the engine, as far as it was asked
    bool isAsked = false; // true once it was asked about everything
    std::optional<enginereview::Trouble> trouble {}; // why it could not be

    // Returns the mark at this node as an index into `marks`.
    std::optional<std::size_t> markAt(record::NodeId node) const;
    std::vector<record::Move> movesOfMarks() const;
    record::NodeId nodeOf(const review::Mark &mark) const { return game.nodes[mark.move]; }
    friend bool operator==(const GameReview &, const GameReview &) = default;
};

// True if the game still contains the reviewed line and the rule is unchanged.
bool isStillOf(const GameReview &review, const record::Game &game, std::optional<rules::Rule> rule);

// The line of a game to be reviewed, from the root to a node.
struct ReviewQuestion
{
    std::shared_ptr<const record::Game> game;
    record::NodeId end = record::GameTree::root();
    std::optional<rules::Rule> rule {}; // the rule of the game, if known
    std::uint64_t threesNodes = review::ThreesOptions {}.nodes; // node limit of the search for wins by threes
    std::shared_ptr<const GameReview> known {}; // the review of this line that is to go on
    bool looksForThrees = true; // false: what is known by fours and threes stays as it is
    std::optional<enginereview::Terms> engine {}; // the engine that is asked, unless it was already
};

using ReviewAnswer = Result<GameReview, review::NoReview>;

// The solvers of one review.
struct ReviewSolvers
{
    solver::FourSolver fours {};
    solver::ThreeSolver threes {};
};

// What a review is doing.
enum class ReviewStage : std::uint8_t { Fours, Threes, Engine };

// What a review in another thread is told, and tells in that thread.
struct ReviewTalk
{
    std::stop_token stop {}; // ends it early: what it knows so far is its answer
    // Called after every move, and again while wins by threes are looked for and an engine is asked. Returning false
    // ends the review.
    std::function<bool(const review::Progress &, ReviewStage)> goesOn {};
    std::function<void(const GameReview &)> better {}; // called with what is known so far
};

// Reviews a line by fours, then by threes, then by an engine if that is wanted. Can be called in any thread of the pool
// for background tasks.
ReviewAnswer reviewOf(const ReviewQuestion &question, ReviewSolvers &solvers, const ReviewTalk &talk = {});

} // namespace kagetsu::ui
