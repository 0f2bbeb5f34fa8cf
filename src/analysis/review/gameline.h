// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/review/line.h"
#include "base/result.h"

namespace kagetsu::review {

// The reason why a game cannot be reviewed.
enum class NoReview : std::uint8_t {
    OtherGame, // not a game of five in a row
    NoRule, // the record does not name the rule it was played by
    BadSize,
};

// A game of a record in the form that a review needs, with the nodes of its moves.
struct GameLine
{
    Line line;
    std::vector<record::NodeId> nodes {}; // one for each move
    // Indices of the moves that were claimed to be forbidden, or lost the game for that reason, but are not forbidden
    // (analysis.md#game-review).
    std::vector<std::size_t> wrongClaims {};

    friend bool operator==(const GameLine &, const GameLine &) = default;
};

// Returns the rule that the record names.
std::optional<rules::Rule> ruleOf(const record::Game &game);

// Returns the moves from the root to this node, played by this rule.
Result<GameLine, NoReview> gameLineOf(const record::Game &game, record::NodeId end, std::optional<rules::Rule> rule);
// Returns the moves of the main line.
Result<GameLine, NoReview> gameLineOf(const record::Game &game, std::optional<rules::Rule> rule);

} // namespace kagetsu::review
