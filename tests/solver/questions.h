// SPDX-License-Identifier: MIT
#pragma once

#include "randomboards.h"
#include "rules/symmetry.h"
#include "solver/solver.h"

#include <string>
#include <vector>

namespace kagetsu::solver {

// One line of the positions beside the checkout, with what stands behind board, side and rule.
struct KnownQuestion
{
    Question question;
    std::string length; // of the shortest win, or "none"
    std::string origin;
};

// Empty when the file is not there.
std::vector<KnownQuestion> knownQuestions(const std::string &file);

// Questions nobody asked: number n is of a rule set, an attacker and a size that change with n, with stones as in a
// game. The same number gives the same question everywhere.
Question randomQuestion(int number);

// The question with its board seen from another side, and a point of it.
Question seenFrom(rules::Symmetry symmetry, const Question &question);

// "win 3", "none", "unknown".
std::string textOf(const Finding &finding);

} // namespace kagetsu::solver
