// SPDX-License-Identifier: MIT
#pragma once

#include "rules/judge.h"
#include "rules/symmetry.h"

#include <string>
#include <vector>

namespace kagetsu::rules {

// One line of tests/data/forbidden: the board with its full answer, and the columns after the third as they stand.
struct CorpusLine
{
    std::string board;
    std::string fouls;
    std::string fives;
    std::vector<std::string> more;
};

// Empty when the file cannot be read.
std::vector<CorpusLine> readCorpus(const std::string &name);

// "6+44", empty when there is none.
std::string kindsText(FoulKinds kinds);
// The second and third column, "-" when empty.
std::string foulText(const std::vector<FoulPoint> &fouls);
std::string fiveText(const std::vector<Point> &fives);

// The verdict on the board seen from another side, its points turned back.
BoardVerdict judgeSeenFrom(Symmetry symmetry, const Position &position, Side side, const RuleSet &rules);

} // namespace kagetsu::rules
