// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

#include <vector>

namespace kagetsu::solver {

// Why a side wins by fours and threes, as data (solver.md#proof): what it plays, what that threatens, every defence
// with the reply, and the reason at each end. No words: board, tree, lesson and command line all read this.

// What becomes of a move of the attacker.
enum class Reason : std::uint8_t {
    Five, // it makes a row that wins
    TwoFives, // a four with two five-points or more, and one stone cannot take both
    DefenceForbidden, // a four whose five-point the defender may not play
    NoDefence, // a three whose threat nothing stops
    GoesOn, // each of its defences has a reply
};

// A move of the defender that stops what the attacker's move threatens, and the step that answers it.
struct Defence
{
    rules::Point point;
    std::size_t next = 0;

    friend bool operator==(const Defence &, const Defence &) = default;
};

// The attacker is to move: his move, and what follows from it.
struct Step
{
    rules::Point move;
    Reason reason = Reason::GoesOn;
    // Where the defender must stop a four; none for a five and for a three. In board order.
    std::vector<rules::Point> fivePoints {};
    // Of a three: the step that wins if the defender plays anything that is not among the defences.
    std::optional<std::size_t> threatened {};
    // In board order.
    std::vector<Defence> defences {};
    // Of DefenceForbidden: why the five-point is forbidden to the defender. At most one.
    std::vector<rules::Proof> forbidden {};

    bool isThree() const { return threatened.has_value(); }
    friend bool operator==(const Step &, const Step &) = default;
};

// Steps by number; the first is number 0, and what follows from a step has a higher number than that step. Equal
// positions share a step.
struct Proof
{
    rules::Side attacker = rules::Side::Black;
    std::vector<Step> steps;

    friend bool operator==(const Proof &, const Proof &) = default;
};

// Of each step what lengthOf() is of a proof that begins with it.
std::vector<int> lengthsOf(const Proof &proof);

// Moves of the attacker up to the one that cannot be stopped any more, in the longest line of the proof; the five is
// not counted (solver.md#terms).
int lengthOf(const Proof &proof);

// The longest line, the attacker's move first, up to the one that cannot be stopped any more: 2·length − 1 stones. The
// five alone, when there is one at once.
std::vector<rules::Point> mainLine(const Proof &proof);

} // namespace kagetsu::solver
