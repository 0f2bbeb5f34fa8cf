// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"
#include "randomboards.h"
#include "rules/symmetry.h"

#include <string>
#include <vector>

namespace kagetsu::solver {

// A line of the positions beside the checkout, with the contents after board, side and rule.
struct KnownQuestion
{
    Question question;
    std::string length; // length of the shortest win, or "none"
    std::string origin;
};

// Returns the questions; empty if the file does not exist.
std::vector<KnownQuestion> knownQuestions(const std::string &file);

// Returns a random question: number n determines rule set, attacker and size, with stones as in a game. The same number
// gives the same question everywhere.
Question randomQuestion(int number);

// Returns the question with its board as seen from another side.
Question seenFrom(rules::Symmetry symmetry, const Question &question);

// Returns a text such as "win 3", "none" or "unknown".
std::string textOf(const Finding &finding);

} // namespace kagetsu::solver
