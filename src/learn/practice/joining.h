// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/pupil.h"

#include <vector>

namespace kagetsu::practice {

// The pupils of a computer, or of a file that goes from one computer to another. A pupil is who has the same name.
struct ClassData
{
    std::vector<Pupil> pupils {};
    Questions questions {}; // the tasks of all cards
    PuzzleBook::Puzzles puzzles {}; // those that pupils have answered

    friend bool operator==(const ClassData &, const ClassData &) = default;
};

// Join what two computers know. Nothing that either has is lost: everything is in the result, and where they disagree,
// the same one wins whatever comes first (learn.md#joining-classes). Joining is commutative (but for the order of the
// pupils), associative, and changes nothing a second time.
Card joined(const Card &a, const Card &b);
Question joined(const Question &a, const Question &b);
KeptPuzzle joined(const KeptPuzzle &a, const KeptPuzzle &b);
Pupil joined(Pupil into, const Pupil &from);
ClassData joined(ClassData into, const ClassData &from);

} // namespace kagetsu::practice
