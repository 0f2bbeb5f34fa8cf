// SPDX-License-Identifier: MIT
#pragma once

#include "solver/proof/proof.h"

namespace kagetsu::solver {

// What is wrong with a proof.
enum class HoleKind : std::uint8_t {
    Form, // a step is missing, follows from itself, or holds what its reason has no use for
    Move, // off the board, on a stone, or forbidden
    Five, // no row that wins, or one where none is shown
    FivePoints, // other points than those shown complete the four, or none
    OpponentsFive, // the defender makes five first
    Defence, // a move that stops the threat has no reply
    NoDefence, // a defence is shown that is none
    Forbidden, // the defence is not forbidden, or not for the reasons shown
};

struct Hole
{
    HoleKind kind = HoleKind::Form;
    std::size_t step = 0;
    std::optional<rules::Point> point {}; // the defender's move it is about

    friend bool operator==(const Hole &, const Hole &) = default;
};

// Goes through a proof with the rules alone (solver.md#checker): it plays every move and tries every legal answer of
// the defender to it. It shares nothing with the search but the form of the proof. Nothing when the proof shows that
// its attacker, who is to move, wins; else the first hole.
std::optional<Hole> findHole(const Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::solver
