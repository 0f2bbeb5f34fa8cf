// SPDX-License-Identifier: MIT
#pragma once

#include "solver/limits.h"
#include "solver/moveanswers.h"

namespace kagetsu::solver {

// Does this side, which is to move, win? Any stones are allowed, and any of the rule sets.
struct Question
{
    rules::Position position;
    rules::Side attacker = rules::Side::Black;
    rules::RuleSet rules {};

    friend bool operator==(const Question &, const Question &) = default;
};

struct Finding
{
    Answer answer = Answer::Unknown;
    // Of a win; empty otherwise.
    Proof proof {};
    // Of a win: lengthOf(proof), and whether it is proven that there is no shorter one.
    int length = 0;
    bool isShortest = false;
    // Which moves of the attacker the answer is for: 0 for fours alone, else also threes that threaten so many fours.
    int threatFours = 0;
    std::uint64_t nodes = 0; // that the search looked at

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace kagetsu::solver
