// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"
#include "rules/symmetry.h"

#include <vector>

namespace kagetsu::solver {

// The proof that a side wins by fours and threes, as data (analysis.md#proof): what the side plays, what that
// threatens, every defence with the reply to it, and the reason at each end. It contains no texts; the board, the tree,
// lessons and the command line all read it.

// The reasons why a move of the attacker wins.
enum class Reason : std::uint8_t {
    Five, // it makes a row that wins
    TwoFives, // it makes a four with two or more five-points, and one stone cannot take them all
    DefenceForbidden, // it makes a four whose five-point is forbidden to the defender
    NoDefence, // it makes a three whose threat nothing stops
    GoesOn, // each of its defences has a reply that wins
};

// A move of the defender that stops what the attacker's move threatens, and the step that answers it.
struct Defence
{
    rules::Point point;
    std::size_t next = 0;

    friend bool operator==(const Defence &, const Defence &) = default;
};

// The attacker's move in a position, and what follows from it.
struct Step
{
    rules::Point move;
    Reason reason = Reason::GoesOn;
    // The points where the defender must stop a four, in board order; empty for a five and for a three.
    std::vector<rules::Point> fivePoints {};
    // The step that wins after a three if the defender plays anything that is not among the defences.
    std::optional<std::size_t> threatened {};
    // The defences in board order.
    std::vector<Defence> defences {};
    // The proof that the five-point is forbidden to the defender. Only DefenceForbidden has it, and only one.
    std::vector<rules::Proof> forbidden {};

    bool isThree() const { return threatened.has_value(); }
    friend bool operator==(const Step &, const Step &) = default;
};

// The steps of a proof by number. The first is number 0, and the steps that follow from a step have higher numbers.
// Equal positions share a step.
struct Proof
{
    rules::Side attacker = rules::Side::Black;
    std::vector<Step> steps;

    friend bool operator==(const Proof &, const Proof &) = default;
};

// Returns, for each step, the lengthOf() of a proof that begins with it.
std::vector<int> lengthsOf(const Proof &proof);

// Returns the number of the attacker's moves in the longest line of the proof, up to the move that can no longer be
// stopped. The five is not counted (analysis.md#terms).
int lengthOf(const Proof &proof);

// True if the attacker plays threes in it, or threatens to: a win by fours and threes, not by fours alone.
bool hasThrees(const Proof &proof);

// Returns the longest line, beginning with the attacker's move, up to the move that can no longer be stopped: 2·length
// − 1 stones. If there is a five at once, returns the five alone.
std::vector<rules::Point> mainLine(const Proof &proof);

// Returns the proof as it is when the board is turned. It must not hold the reasons of forbidden defences yet.
Proof turned(Proof proof, rules::Symmetry symmetry, int size);

} // namespace kagetsu::solver
