// SPDX-License-Identifier: MIT
#pragma once

#include "review/line.h"

#include <result.h>

namespace kagetsu::review {

// Why a game cannot be reviewed.
enum class NoReview : std::uint8_t {
    OtherGame, // none of five in a row
    NoRule, // the record does not say by which rule it was played
    BadSize,
};

// A game of a record as a review goes through it, and where its moves stand in the record.
struct GameLine
{
    Line line;
    std::vector<record::NodeId> nodes {}; // of each move
    // Moves that were claimed to be forbidden, or lost the game for that, and are not (solver.md#game-review).
    std::vector<std::size_t> wrongClaims {};

    friend bool operator==(const GameLine &, const GameLine &) = default;
};

// The rule that the record names.
std::optional<rules::Rule> ruleOf(const record::Game &game);

// The moves from the root to this node, by this rule.
Result<GameLine, NoReview> gameLineOf(const record::Game &game, record::NodeId end, std::optional<rules::Rule> rule);
// The main line.
Result<GameLine, NoReview> gameLineOf(const record::Game &game, std::optional<rules::Rule> rule);

} // namespace kagetsu::review
