// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/proof/proof.h"

#include <cstdint>

namespace kagetsu::solver {

// The answer to a question. Win and None are proven; Unknown means that a limit was reached (analysis.md#answers).
enum class Answer : std::uint8_t { Win, None, Unknown };

// The answer for one move.
struct MoveAnswer
{
    rules::Point point;
    Answer answer = Answer::Unknown;
    // Set only for first moves that win: the length of the win found, including this move, and whether it is proven to
    // be a shortest one.
    int length = 0;
    bool isShortest = false;

    friend bool operator==(const MoveAnswer &, const MoveAnswer &) = default;
};

// The answers for several moves, and for the position as a whole.
struct MoveAnswers
{
    Answer answer = Answer::Unknown; // of the position; each question defines what it means
    std::vector<MoveAnswer> moves {}; // in board order
    std::uint64_t nodes = 0; // number of nodes that the search examined

    friend bool operator==(const MoveAnswers &, const MoveAnswers &) = default;
};

} // namespace kagetsu::solver
