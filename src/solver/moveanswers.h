// SPDX-License-Identifier: MIT
#pragma once

#include "solver/proof/proof.h"

#include <cstdint>

namespace kagetsu::solver {

// Win and None are proven; Unknown means that a limit was reached (solver.md#answers).
enum class Answer : std::uint8_t { Win, None, Unknown };

// What is known of one move.
struct MoveAnswer
{
    rules::Point point;
    Answer answer = Answer::Unknown;
    // First moves that win: the length of the win that was found, this move included, and whether it is as short as
    // any.
    int length = 0;
    bool isShortest = false;

    friend bool operator==(const MoveAnswer &, const MoveAnswer &) = default;
};

struct MoveAnswers
{
    Answer answer = Answer::Unknown; // of the position: each question says what it means
    std::vector<MoveAnswer> moves {}; // in board order
    std::uint64_t nodes = 0; // that the search looked at

    friend bool operator==(const MoveAnswers &, const MoveAnswers &) = default;
};

} // namespace kagetsu::solver
