// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/limits.h"
#include "analysis/solver/moveanswers.h"

namespace kagetsu::solver {

// Asks whether this side, which is to move, wins. Any stones and any rule set are allowed.
struct Question
{
    rules::Position position;
    rules::Side attacker = rules::Side::Black;
    rules::RuleSet rules {};

    friend bool operator==(const Question &, const Question &) = default;
};

// The answer to a question, with its proof.
struct Finding
{
    Answer answer = Answer::Unknown;
    // The proof of a win; empty for other answers.
    Proof proof {};
    // The length of a win, lengthOf(proof), and whether it is proven that no win is shorter.
    int length = 0;
    bool isShortest = false;
    // The attacker's moves that the answer covers: 0 means fours alone, a greater number also threes that threaten to
    // win by at most that many fours.
    int threatFours = 0;
    std::uint64_t nodes = 0; // number of nodes that the search examined

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace kagetsu::solver
