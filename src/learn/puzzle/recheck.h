// SPDX-License-Identifier: MIT
#pragma once

#include "learn/puzzle/made.h"

#include <vector>

namespace kagetsu::puzzle {

// What a second search says of a puzzle.
struct Recheck
{
    enum class Verdict : std::uint8_t {
        Agrees, // exactly the claimed answers are right
        Differs,
        Undecided, // the limit was reached before all moves were decided
    };

    Verdict verdict = Verdict::Undecided;
    std::vector<rules::Point> wrong {}; // claimed answers that are not right
    std::vector<rules::Point> missing {}; // right moves that are not claimed
    bool hasHole = false; // the kept proof does not hold
    std::uint64_t effort = 0; // positions that the second search visited until it found the win

    friend bool operator==(const Recheck &, const Recheck &) = default;
};

// Searches a puzzle once more, without the solvers (learn.md#second-search): move by move in board order over the judge
// of the rules alone, and checks the kept proof. It is slow; `most` limits the positions it visits. Of a win by fours
// and threes, wins that take two moves more than the claimed one are not looked for.
Recheck recheck(const MadePuzzle &puzzle, std::uint64_t most = 30'000);

} // namespace kagetsu::puzzle
