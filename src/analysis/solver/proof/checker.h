// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"

namespace kagetsu::solver {

// The kinds of faults that a proof can have.
enum class HoleKind : std::uint8_t {
    Form, // a step is missing, follows from itself, or contains facts that its reason does not use
    Move, // the move is off the board, on a stone or forbidden
    Five, // a five is claimed but not made, or made but not claimed
    FivePoints, // the points that complete the four differ from those stated, or there are none
    OpponentsFive, // the defender makes a five first
    Defence, // a move that stops the threat has no reply
    NoDefence, // a move is listed as a defence but does not defend
    Forbidden, // the defence is not forbidden, or not for the reason stated
};

// A fault of a proof, with the step in which it is.
struct Hole
{
    HoleKind kind = HoleKind::Form;
    std::size_t step = 0;
    std::optional<rules::Point> point {}; // the defender's move that shows the fault

    friend bool operator==(const Hole &, const Hole &) = default;
};

// Checks a proof by the rules alone (analysis.md#checker): plays every move and tries every legal answer of the
// defender. It shares nothing with the search except the form of the proof. Returns nothing if the proof shows that its
// attacker, who is to move, wins; otherwise returns the first hole.
std::optional<Hole> findHole(const Proof &proof, const rules::Position &position, const rules::RuleSet &rules);

} // namespace kagetsu::solver
