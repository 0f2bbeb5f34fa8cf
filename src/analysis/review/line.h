// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "rules/position.h"

#include <optional>
#include <vector>

namespace kagetsu::review {

// A move of a game, with the stones before it, whether they were played or set up.
struct PlayedMove
{
    record::Move move;
    rules::Position before;

    friend bool operator==(const PlayedMove &, const PlayedMove &) = default;
};

// A game in the form that a review needs. The side of each move says whose turn it was, so colours need not alternate.
struct Line
{
    rules::RuleSet rules;
    std::vector<PlayedMove> moves;
    std::optional<rules::Side> winner; // nothing means that nobody won, or that the winner is unknown

    friend bool operator==(const Line &, const Line &) = default;
};

// Returns the stones after a move. A pass, and a move that was not placed, leave them as they are.
rules::Position positionAfter(const PlayedMove &played);
// True if the move makes a row that wins.
bool makesFive(const PlayedMove &played, const rules::RuleSet &rules);

// Returns the moves from the root to this node, or nothing if no game can be played on a board of this size. At the end
// of the main line, the winner is the one that the record names. Elsewhere, or if the record names none, the last stone
// decides: it wins if it makes a five and loses if it is forbidden.
std::optional<Line> lineOf(const record::Game &game, record::NodeId end, const rules::RuleSet &rules);
// Returns the moves of the main line.
std::optional<Line> lineOf(const record::Game &game, const rules::RuleSet &rules);

} // namespace kagetsu::review
