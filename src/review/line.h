// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/game.h"
#include "rules/position.h"

#include <optional>
#include <vector>

namespace kagetsu::review {

// A move of a game with the stones it was played upon, however they came there: moves, or a setup on the way.
struct PlayedMove
{
    record::Move move;
    rules::Position before;

    friend bool operator==(const PlayedMove &, const PlayedMove &) = default;
};

// A game as a review goes through it. Whose turn it was is the side of each move, so colours need not alternate.
struct Line
{
    rules::RuleSet rules;
    std::vector<PlayedMove> moves;
    std::optional<rules::Side> winner; // nothing: nobody, or not known

    friend bool operator==(const Line &, const Line &) = default;
};

// The moves from the root to this node. The winner is the one the record names, for the end of its main line; else the
// one of the board, where the last stone makes a five or is forbidden. Nothing for boards no game can be played on.
std::optional<Line> lineOf(const record::Game &game, record::NodeId end, const rules::RuleSet &rules);
// The main line.
std::optional<Line> lineOf(const record::Game &game, const rules::RuleSet &rules);

} // namespace kagetsu::review
