// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"
#include "solver/solver.h"

#include <cstdint>
#include <optional>

namespace kagetsu::puzzle {

// All puzzles are of renju, where Black has most to look out for.
inline constexpr rules::RuleSet Renju {};

// A position in which the side to move wins by fours, and only one move begins a win (lessons.md#puzzles).
struct Puzzle
{
    rules::Position position;
    rules::Side side = rules::Side::Black; // to move, and wins
    rules::Point first; // of the win
    int length = 0; // of the shortest win, in fours (solver.md#terms)
    int temptations = 0; // other moves that make a four, and do not win

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

// The puzzle that this position is. Nothing where it is none: no win is found within the nodes, its shortest way is not
// proven, several moves begin one, either side can make five at once, or the numbers of stones are not those of a game.
std::optional<Puzzle> puzzleOf(
    const rules::Position &position, rules::Side side, solver::FourSolver &solver, const solver::Limits &limits);

} // namespace kagetsu::puzzle
