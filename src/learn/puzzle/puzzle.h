// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <optional>

namespace kagetsu::puzzle {

// All puzzles use the rule of renju, where Black has most to consider.
inline constexpr rules::RuleSet Renju {};

// A position in which the side to move wins by fours, and only one move begins a win (learn.md#puzzles).
struct Puzzle
{
    rules::Position position;
    rules::Side side = rules::Side::Black; // the side to move, which wins
    rules::Point first; // the first move of the win
    int length = 0; // length of the shortest win, in fours (analysis.md#terms)
    int temptations = 0; // other moves that make a four but do not win

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

// True if a game can have so many stones when this side is to move.
bool hasStonesOfAGame(const rules::Position &position, rules::Side side);

// Returns the puzzle in this position. Returns nothing if it is not one: no win is found within the nodes, the length
// of the shortest win is not proven, several moves begin a win, either side can make five at once, or the numbers of
// stones are impossible in a game.
std::optional<Puzzle> puzzleOf(
    const rules::Position &position, rules::Side side, solver::FourSolver &solver, const solver::Limits &limits);

} // namespace kagetsu::puzzle
